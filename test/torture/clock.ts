import { readFileSync } from "node:fs";

// Loaded before the app (node --import): its clock goes by what a file says, so that it can jump.
const FILE = process.env.TORTURE_CLOCK ?? "";
const LOOK_MS = 100;
const Real = Date;
let offset = 0;

class Jumping extends Real {
  constructor(...given: ConstructorParameters<typeof Real> | []) {
    if (given.length === 0) super(Real.now() + offset);
    else super(...given);
  }
  static override now(): number {
    return Real.now() + offset;
  }
}
globalThis.Date = Jumping as DateConstructor;

setInterval(() => {
  try {
    offset = Number(readFileSync(FILE, "utf8")) || 0;
  } catch {
    // Without the file the clock is right.
  }
}, LOOK_MS).unref();

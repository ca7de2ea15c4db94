import { aliran } from "./aliran.ts";
import type { Bagian } from "./bagian.ts";
import { berhenti } from "./berhenti.ts";
import { cakram } from "./cakram.ts";
import { ganti } from "./ganti.ts";
import { jam } from "./jam.ts";
import { pulih } from "./pulih.ts";
import { tidur } from "./tidur.ts";
import { urutan } from "./urutan.ts";

/** The parts of `npm run torture -- --only NAME`; tools/torture.mjs tells of them. */
export const BAGIAN: Readonly<Record<string, Bagian>> = { urutan, cakram, berhenti, jam, aliran, tidur, ganti, pulih };

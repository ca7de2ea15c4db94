import { useEffect, useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { onStage } from "../../testing/stage.tsx";
import { useFocusBack } from "./useFocusBack.ts";

type Change = { up: boolean; done: () => void };
let change: (to: Change) => void;

function Stage() {
  const [{ up, done }, setUp] = useState<Change>({ up: false, done: () => {} });
  useFocusBack(up);
  useEffect(done, [done]);
  change = setUp;
  return (
    <>
      <button type="button">Baris</button>
      <div data-dialog>
        <button type="button">Ok</button>
      </div>
    </>
  );
}

/** Opens or closes the dialog; resolves when its effects have run. */
const show = (up: boolean) => new Promise<void>((done) => change({ up, done }));
const button = (name: string) => page.getByRole("button", { name }).element() as HTMLElement;
/** Longer than the hook waits before it gives the focus back. */
const afterwards = () => new Promise((done) => setTimeout(done, 80));

async function openFromRow() {
  await onStage(() => <Stage />);
  button("Baris").focus();
  await show(true);
  button("Ok").focus();
}

test("the focus returns to where it was before a dialog", async () => {
  await openFromRow();
  await show(false);
  await afterwards();
  expect(document.activeElement).toBe(button("Baris"));
});

test("a question that opens right after a dialog keeps the focus", async () => {
  await openFromRow();
  await show(false);
  await show(true);
  await afterwards();
  expect(document.activeElement).toBe(button("Ok"));
});

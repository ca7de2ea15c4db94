import { expect, test } from "vitest";
import { keepSession, readSession } from "../../api/sessionStore.ts";
import { signedIn } from "../../testing/stage.tsx";
import { lookOf, setDense, setLook } from "./look.ts";
import { readLooks } from "./lookKept.ts";

function signIn(idUser: number): void {
  signedIn();
  const { session } = readSession();
  if (session) keepSession({ ...session, idUser: idUser as typeof session.idUser });
}

test("each person has his own looks on a device that several use", () => {
  localStorage.clear();
  signIn(1);
  setLook("salesorder", { full: true });
  setDense(true);
  signIn(2);
  expect(lookOf("salesorder").full).toBe(false);
  expect(readLooks().dense).toBe(false);
  setLook("salesorder", { hidden: ["kode"] });
  signIn(1);
  expect(lookOf("salesorder")).toMatchObject({ full: true, hidden: [] });
  expect(readLooks().dense).toBe(true);
});

test("who has chosen nothing begins with what stood for everybody on the device", () => {
  localStorage.clear();
  localStorage.setItem("kantor.daftar", JSON.stringify({ dense: true }));
  signIn(3);
  expect(readLooks().dense).toBe(true);
});

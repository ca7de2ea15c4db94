import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { divisi } from "#areas/karyawan/divisi/contract.ts";
import { boleh, tidak } from "#kernel/row.ts";
import { onStage } from "../../testing/stage.tsx";
import { RowActions } from "./RowActions.tsx";
import { mainOf, type RowAction } from "./rowActions.ts";
import { usePresentActions } from "./usePresentActions.ts";

type Row = { nama: string };
const row: Row = { nama: "Gudang" };

const action = (kind: RowAction<Row>["kind"], more: Partial<RowAction<Row>> = {}): RowAction<Row> => ({
  kind,
  call: "everyone",
  boleh: "always",
  run: vi.fn(),
  ...more,
});

const show = (actions: readonly RowAction<Row>[], person = {}) =>
  onStage(() => <RowActions row={row} actions={usePresentActions(actions)} name={row.nama} />, person);

test("what is possible runs with its row, and its button names the row", async () => {
  const edit = action("edit");
  const screen = await show([edit]);
  await screen.getByRole("button", { name: "Edit Gudang" }).click();
  expect(edit.run).toHaveBeenCalledExactlyOnceWith(row);
});

test("what has an address is a link as well: Space acts here, Ctrl and the middle button leave the page alone", async () => {
  const edit = action("edit", { href: ({ nama }) => `/admin/divisi?ubah=${nama}` });
  const hapus = action("hapus", { href: () => "/admin/divisi", boleh: () => tidak("Sudah dipakai") });
  const screen = await show([edit, hapus]);
  const button = screen.getByRole("button", { name: "Edit Gudang" });
  await expect.element(button).toHaveAttribute("href", "/admin/divisi?ubah=Gudang");
  await button.click();
  await userEvent.keyboard(" ");
  expect(edit.run).toHaveBeenCalledTimes(2);
  expect(window.location.pathname).not.toContain("admin");
  const leaves = (event: MouseEvent) => {
    // Keep the browser from opening a tab.
    event.preventDefault();
  };
  document.addEventListener("click", leaves);
  await button.click({ modifiers: ["Control"] });
  document.removeEventListener("click", leaves);
  expect(edit.run).toHaveBeenCalledTimes(2);
  await expect.element(screen.getByRole("button", { name: "Hapus Gudang" })).not.toHaveAttribute("href");
});

test("what is not possible says why, can be reached by keyboard, and does nothing", async () => {
  const hapus = action("hapus", { boleh: () => tidak("Divisi masih dipakai 2 karyawan") });
  const screen = await show([hapus]);
  const button = screen.getByRole("button", { name: "Hapus Gudang" });
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  await expect.element(button).toHaveAccessibleDescription("Divisi masih dipakai 2 karyawan");
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await button.click({ force: true });
  expect(hapus.run).not.toHaveBeenCalled();
});

test("actions stand in one order, and without those that the person may never use", async () => {
  const actions = [action("hapus", { call: divisi.deleteDivisi }), action("edit"), action("detail")];
  const names = (screen: Awaited<ReturnType<typeof show>>) =>
    screen
      .getByRole("button")
      .elements()
      .map((button) => button.getAttribute("aria-label"));
  const owner = await show(actions);
  await expect.element(owner.getByRole("button", { name: "Detail Gudang" })).toBeVisible();
  expect(names(owner)).toEqual(["Detail Gudang", "Hapus Gudang", "Edit Gudang", "Aksi lain Gudang"]);
  await owner.unmount();
  const guest = await show(actions, { role: "Sales", menu: ["Karyawan"] });
  await expect.element(guest.getByRole("button", { name: "Detail Gudang" })).toBeVisible();
  expect(names(guest)).toEqual(["Detail Gudang", "Edit Gudang"]);
});

test("one action stands by itself, the one that the state asks for; all else is in a menu, which takes the focus and gives it back", async () => {
  const batal = action("batal", { boleh: () => boleh });
  const hapus = action("hapus", { boleh: () => tidak("Sudah dipakai") });
  const setor = action("bayar", { label: "Setor", asked: () => true });
  const others = (["detail", "edit", "cetak", "email"] as const).map((kind) => action(kind));
  const screen = await show([...others, setor, hapus, batal]);
  const more = screen.getByRole("button", { name: "Aksi lain Gudang" });
  await expect.element(more).toBeVisible();
  // What a pointer lays open beside them stands before.
  const [main, menu] = screen.getByRole("button").elements().slice(-2);
  expect([main, menu].map((button) => button?.getAttribute("aria-label"))).toEqual([
    "Setor Gudang",
    "Aksi lain Gudang",
  ]);
  await more.click();
  const refused = screen.getByRole("menuitem", { name: /Hapus/ });
  await expect.element(refused).toBeDisabled();
  await expect.element(refused).toHaveTextContent("HapusSudah dipakai");
  await screen.getByRole("menuitem", { name: "Cancel" }).click();
  expect(batal.run).toHaveBeenCalledExactlyOnceWith(row);
  expect(hapus.run).not.toHaveBeenCalled();
  await expect.element(more).toHaveFocus();
});

test("what its state does not ask for is not what a row offers first", async () => {
  const retur = action("balik", { asked: () => false });
  expect(mainOf(row, [retur, action("detail")])).toBeUndefined();
  expect(mainOf(row, [retur, action("cetak")])?.kind).toBe("cetak");
});

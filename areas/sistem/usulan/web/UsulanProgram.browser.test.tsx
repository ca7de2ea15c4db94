import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { pretendServer, Refused } from "#web/testing/server.ts";
import { onStage } from "#web/testing/stage.tsx";
import { type Usulan, usulan } from "../contract.ts";
import { UsulanProgram } from "./UsulanProgram.tsx";

const satu = (isi: Partial<Usulan> = {}): Usulan =>
  ({
    ...{ idUsulan: 7, namaUser: "Siti", namaKunci: "Asisten", tindakan: "menambahkan divisi", catatan: "" },
    ...{ dibuat: "2026-11-20T03:00:00.000Z", berlaku: "2026-11-27T03:00:00.000Z", panggilan: "/divisiWeb/addDivisi" },
    isian: [{ nama: "namaDivisi", label: "Nama divisi", nilai: "<b>Riset</b>" }],
    aksi: { kirim: { boleh: true, alasan: null } },
    ...isi,
  }) as Usulan;

const buka = () => page.getByRole("button", { name: /Menambahkan divisi/ }).click();
const dialog = page.getByRole("dialog", { name: "Menambahkan divisi" });

test("what its call refuses stays open with the reason; what a program wrote is shown as text", async () => {
  const server = pretendServer();
  let waiting = [satu()];
  server.answers(usulan.getUsulan, () => ({ data: waiting, total: waiting.length }));
  let refused = true;
  server.answers(usulan.kirimUsulan, () => {
    if (refused) throw new Refused(409, "Nama divisi sudah ada");
    waiting = [];
    return {};
  });
  await onStage(() => <UsulanProgram />);
  await buka();
  await expect.element(dialog.getByText(/<b>Riset<\/b>/).first()).toBeVisible();
  await dialog.getByRole("button", { name: "Kirim" }).click();
  await expect.element(page.getByText("Nama divisi sudah ada")).toBeVisible();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  refused = false;
  await dialog.getByRole("button", { name: "Kirim" }).click();
  await expect.element(page.getByRole("region", { name: "Usulan program" })).not.toBeInTheDocument();
  expect(server.asked(usulan.kirimUsulan)).toHaveLength(2);
});

test("who may not make the call any more reads why, and can still reject", async () => {
  const server = pretendServer();
  const alasan = "Anda tidak memiliki akses untuk menambahkan divisi";
  server.answers(usulan.getUsulan, { data: [satu({ aksi: { kirim: { boleh: false, alasan } } })], total: 1 });
  await onStage(() => <UsulanProgram />);
  await buka();
  await expect.element(dialog.getByText(alasan)).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Kirim" })).toBeDisabled();
  await expect.element(dialog.getByRole("button", { name: "Tolak" })).toBeEnabled();
});

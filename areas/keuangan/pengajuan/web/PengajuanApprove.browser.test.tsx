import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { jakartaToday, tanggal } from "#kernel/format.ts";
import { pretendServer } from "#web/testing/server.ts";
import { onStage } from "#web/testing/stage.tsx";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { type Pengajuan, pengajuan } from "../contract.ts";
import { PengajuanApprove } from "./PengajuanApprove.tsx";

/** Of a request only what the form shows. */
const MINTA = {
  ...{ idPengajuan: "PB-2611-00001", versi: 3, nominalPengajuan: 1_500_000, tipePengajuan: "keluar" },
  ...{ deskripsiPengajuan: "Talangan tukang", tglPengajuan: "2026-11-20", buktiFotoPengajuan: [] },
  kebutuhan: [{ idKebutuhan: 1, namaKebutuhan: "Renovasi" }],
  rekeningAsal: [{ idRekening: 1, namaRekening: "Kas Kecil" }],
  rekeningTujuan: [],
  userPengajuan: [{ idUser: 5, namaLengkap: "Siti" }],
} as unknown as Pengajuan;

function Halaman() {
  const [dialog, detail] = [useDialog<Pengajuan>(), useDialog<string>()];
  return (
    <>
      <button type="button" onClick={() => dialog.open(MINTA)}>
        Putuskan
      </button>
      <PengajuanApprove dialog={dialog} detail={detail} />
    </>
  );
}

async function putuskan(saldo: number) {
  const server = pretendServer();
  const [boleh, alasan] = [saldo >= 1_500_000, "Saldo rekening Kas Kecil tidak mencukupi (saldo Rp 1.000.000)"];
  const kas = { idRekening: 1, namaRekening: "Kas Kecil", saldoSebelum: saldo, nominal: -1_500_000 };
  const sumber = [{ idRekening: 2, namaRekening: "BCA RJP", saldo: 5_000_000 }];
  const approve = { boleh, alasan: boleh ? null : alasan };
  server.answers(pengajuan.getDampakApprove, {
    data: {
      idPengajuan: MINTA.idPengajuan,
      rekening: [{ ...kas, saldoSesudah: saldo - 1_500_000, alasan: approve.alasan }],
      kekurangan: boleh ? null : { idRekening: 1, kurang: 1_500_000 - saldo, sumber },
      approve,
      hangus: { boleh: false, alasan: "Bukan uang muka" },
    },
  });
  await page.viewport(1000, 500);
  await onStage(Halaman);
  await page.getByRole("button", { name: "Putuskan" }).click();
  return { server, form: page.getByRole("dialog", { name: "Update Pengajuan PB-2611-00001" }) };
}

const pilih = async (status: string) => {
  await page.getByRole("combobox", { name: "Status Pengajuan" }).click();
  await page.getByRole("option", { name: status }).click();
};

test("what the account cannot pay is said with what it lacks and where that could come from, and can only be refused", async () => {
  const { server, form } = await putuskan(1_000_000);
  await expect.element(form.getByRole("region", { name: "Rekening Kas Kecil" }).getByText("-Rp 500.000")).toBeVisible();
  await expect.element(form.getByRole("alert").getByText(/tidak mencukupi \(saldo Rp 1\.000\.000\)/)).toBeVisible();
  await expect.element(form.getByText("Kurang Rp 500.000. Pindah Dana dari:")).toBeVisible();
  await expect
    .element(form.getByRole("link", { name: "BCA RJP (Rp 5.000.000)" }))
    .toHaveAttribute("href", "/admin/pengajuanBiaya?baru=pindah-2-1-500000");
  await page.getByRole("combobox", { name: "Status Pengajuan" }).click();
  await expect
    .element(page.getByRole("option", { name: "Disetujui" }))
    .toHaveAttribute("data-combobox-disabled", "true");
  await page.getByRole("option", { name: "Ditolak" }).click();
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect.element(form.getByText("Note tidak boleh kosong.")).toBeVisible();
  await form.getByLabelText(/^Note/).fill("Uangnya belum ada");
  server.answers(pengajuan.approvePengajuan, {});
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect
    .poll(() => server.asked(pengajuan.approvePengajuan)[0]?.input)
    .toMatchObject({ statusPengajuan: "Ditolak", note: "Uangnya belum ada", tanggalUang: "", versi: "3" });
});

test("an approval needs its proof, which the buttons do not hide, and a day of its money until today", async () => {
  const { server, form } = await putuskan(5_000_000);
  await expect
    .element(form.getByRole("region", { name: "Rekening Kas Kecil" }).getByText("Rp 3.500.000"))
    .toBeVisible();
  await pilih("Disetujui");
  const uang = form.getByLabelText("Tanggal Uang");
  await expect.element(uang).toHaveValue(tanggal(jakartaToday(new Date())));
  const simpan = form.getByRole("button", { name: "Simpan" });
  await simpan.click();
  const kosong = form.getByText("Dokumen tidak boleh kosong.");
  await expect.element(kosong).toBeVisible();
  const top = (part: Element) => part.getBoundingClientRect().top;
  await expect.poll(() => top(simpan.element()) - top(kosong.element())).toBeGreaterThan(20);
  await uang.fill(tanggal(jakartaToday(new Date(Date.now() + 86_400_000))));
  await simpan.click();
  await expect.element(form.getByText("Tanggal tidak boleh setelah hari ini")).toBeVisible();
  expect(server.asked(pengajuan.approvePengajuan)).toEqual([]);
});

import type { Page } from "@playwright/test";
import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { komponenLaba } from "#areas/keuangan/komponen-laba/contract.ts";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { jakartaToday } from "#kernel/format.ts";
import { picture } from "#test/support/files.ts";
import type { Office } from "./office.ts";
import { bayarDp, kirim, makeMachine, pesan } from "./pengiriman.ts";

export const hariIni = jakartaToday(new Date());
async function rekening(office: Office, nama: string): Promise<number> {
  const [row] = await office.sql<{ idRekening: number }[]>`
    select id_rekening from rekening where nama_rekening = ${nama}`;
  return row?.idRekening ?? 0;
}

async function kebutuhanBaru(office: Office, namaKebutuhan: string, namaKomponenLaba?: string) {
  const { data } = await office.call(kebutuhan.addKebutuhan, { namaKebutuhan });
  if (namaKomponenLaba) {
    const komponen = (await office.call(komponenLaba.addKomponenLaba, { namaKomponenLaba })).data;
    await office.call(komponenLaba.assignKomponenLaba, { ...data, ...komponen });
  }
  return data.idKebutuhan;
}

type Uang = { idKebutuhan: number; rekening: string; nominal: number; deskripsi: string; masuk?: boolean };

async function uang(office: Office, { idKebutuhan, rekening: nama, nominal, deskripsi, masuk = false }: Uang) {
  const id = await rekening(office, nama);
  const { data } = await office.call(pengajuan.addPengajuan, {
    idKebutuhan,
    tipePengajuan: masuk ? "masuk" : "keluar",
    ...(masuk ? { idRekeningTujuan: id } : { idRekeningAsal: id }),
    nominalPengajuan: nominal,
    deskripsiPengajuan: deskripsi,
    dokumen: [await picture()],
  });
  const dokumen = [await picture()];
  await office.call(pengajuan.approvePengajuan, { ...data, statusPengajuan: "Disetujui", dokumen });
  return data.idPengajuan;
}

/** Capital, two costs on accounts of different groups, and a machine that was sold and delivered. */
export async function berusaha(office: Office) {
  const modal = await kebutuhanBaru(office, "Modal");
  const gaji = await kebutuhanBaru(office, "Gaji", "Beban Gaji");
  const listrik = await kebutuhanBaru(office, "Listrik", "Beban Operasional");
  for (const nama of ["BCA RJP", "BCA Aneka"]) {
    await uang(office, { idKebutuhan: modal, rekening: nama, nominal: 50_000_000, deskripsi: "setoran", masuk: true });
  }
  const idPengajuan = await uang(office, {
    idKebutuhan: gaji,
    rekening: "BCA RJP",
    nominal: 7_000_000,
    deskripsi: "gaji KARYAWAN tetap",
  });
  await uang(office, { idKebutuhan: listrik, rekening: "BCA Aneka", nominal: 900_000, deskripsi: "token listrik" });
  const idProduk = await makeMachine(office, { kodeProduk: "OVN-1", namaProduk: "Oven Besar", stock: 3 });
  const idSo = await pesan(office, [{ idProduk, qty: 1 }]);
  const idInvoice = await bayarDp(office, idSo, 12_000_000);
  await kirim(office, idSo, idInvoice);
  return { idPengajuan, idSo };
}

export const baris = (page: Page, nama: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: nama, exact: true }) });

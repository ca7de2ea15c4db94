import { rekeningBernama } from "#books/fixtures.ts";
import type { Id } from "#kernel/types.ts";
import { picture } from "#test/support/files.ts";
import type { Office, Person } from "#test/support/office.ts";
import { kebutuhan } from "../../kebutuhan/contract.ts";
import { simpanan } from "../../simpanan/contract.ts";
import { pengajuan } from "../contract.ts";
import type { TipePengajuan } from "../isiPengajuan.ts";

let made = 0;
let bill: Promise<File> | undefined;

/** A picture as proof; the same one each time, so that it is encoded once. */
export function bukti(): Promise<File> {
  bill ??= picture();
  return bill;
}

export async function kebutuhanBaru(person: Person): Promise<Id<"kebutuhan">> {
  made += 1;
  const { data } = await person.call(kebutuhan.addKebutuhan, { namaKebutuhan: `Keperluan ${made}` });
  return data.idKebutuhan;
}

export type Diajukan = {
  tipe: TipePengajuan;
  asal?: number | string;
  tujuan?: number | string;
  nominal: number;
  deskripsi?: string;
};

export async function submitPengajuan(
  person: Person,
  idKebutuhan: number,
  { tipe, asal = "-", tujuan = "-", nominal, deskripsi = "Uji" }: Diajukan,
): Promise<string> {
  const { data } = await person.call(pengajuan.addPengajuan, {
    idKebutuhan,
    tipePengajuan: tipe,
    idRekeningAsal: asal,
    idRekeningTujuan: tujuan,
    nominalPengajuan: nominal,
    deskripsiPengajuan: deskripsi,
    dokumen: [await bukti()],
  });
  return data.idPengajuan;
}

export async function setujui(person: Person, idPengajuan: string) {
  const dokumen = [await bukti()];
  return person.send(pengajuan.approvePengajuan, { idPengajuan, statusPengajuan: "Disetujui", note: "", dokumen });
}

/** The balance of an account and its rows, newest first, as Simpanan Rekening shows them. */
export async function buku(office: Office, person: Person, nama: string) {
  const idRekening = await rekeningBernama(office, nama);
  return person.call(simpanan.getSimpananByRekening, { idRekening, limit: 100 });
}

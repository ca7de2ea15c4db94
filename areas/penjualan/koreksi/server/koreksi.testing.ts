import type { JenisPutusan } from "#areas/sistem/persetujuan/contract.ts";
import { persetujuan } from "#areas/sistem/persetujuan/contract.ts";
import type { Office, Person } from "#test/support/office.ts";

/** Decides one document in the Kotak; answers the status and the message of its result. */
export async function putuskan(
  person: Person,
  jenis: JenisPutusan,
  id: string,
  status: "Disetujui" | "Ditolak" = "Disetujui",
) {
  const keterangan = status === "Ditolak" ? "Tidak perlu" : "";
  const { data } = await person.call(persetujuan.putuskan, { putusan: [{ jenis, id, status, keterangan }] });
  return { status: data[0]?.status, message: data[0]?.message };
}

/** The lines of the entries of documents, by kind and account: positive for debit. */
export async function isiJurnal(office: Office, ...dokumen: string[]): Promise<Record<string, Record<string, number>>> {
  const rows = await office.sql<{ peristiwa: string; akun: string; nominal: number }[]>`
    select j.peristiwa, coalesce(a.bawaan, 'rekening') as akun, sum(b.debit - b.kredit)::bigint as nominal
    from jurnal j join jurnal_baris b using (id_jurnal) join akun a using (id_akun)
    where j.dokumen = any(${dokumen}) group by 1, 2 having sum(b.debit - b.kredit) <> 0`;
  const isi: Record<string, Record<string, number>> = {};
  for (const { peristiwa, akun, nominal } of rows) isi[peristiwa] = { ...isi[peristiwa], [akun]: nominal };
  return isi;
}

/** What the order owes by the journal; negative: what it has good. */
export async function piutangJurnal(office: Office, idSo: string): Promise<number> {
  const [row] = await office.sql<{ saldo: number }[]>`select saldo from jurnal_piutang where id_so = ${idSo}`;
  return row?.saldo ?? 0;
}

/** The refunds of an order that wait. */
export const menungguKembali = (office: Office, idSo: string) => office.sql<{ idPengajuan: string; nominal: number }[]>`
  select id_pengajuan, nominal_pengajuan as nominal from pengajuan
  where id_so = ${idSo} and tipe_pengajuan = 'keluar' and status_pengajuan = 'Menunggu' order by 1`;

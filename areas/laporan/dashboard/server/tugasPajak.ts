import { fakturPajak } from "#areas/pajak/faktur/contract.ts";
import { PEKERJAAN_PAJAK, type PekerjaanPajak } from "#books/pajak/pekerjaan.ts";
import { tenggatBulan } from "#company/pajak.ts";
import type { Sumber } from "./sumberTugas.ts";

const milik = [fakturPajak.getFaktur.permission];

/** Each until its deadline; PPh final is of months that are over. */
const pekerjaan = (jenis: PekerjaanPajak): Sumber => ({
  jenis,
  milik,
  isi: ({ db, today }, baca) =>
    baca(db`
      select id, kunci, keterangan, tenggat as tanggal, nominal, row_number() over (order by tenggat, urut) as urut
      from (${PEKERJAAN_PAJAK[jenis].isi(db, today)}) p where ${jenis === "pphFinal" ? db`hari < ${today}` : db`true`}`),
});

/** What the tax office waits for. */
export const PAJAK: readonly Sumber[] = [
  {
    jenis: "faktur",
    milik,
    isi: ({ db }, baca) =>
      baca(db`
      select id_faktur as id, id_faktur as kunci, nama_customer || ', ' || jenis as keterangan,
        ${tenggatBulan(db, "hari-lapor", db`tanggal`)} as tanggal, abs(ppn) as nominal,
        row_number() over (order by tanggal, urut) as urut
      from faktur where status in ('Belum', 'Ditolak')`),
  },
  ...(Object.keys(PEKERJAAN_PAJAK) as PekerjaanPajak[]).map(pekerjaan),
];

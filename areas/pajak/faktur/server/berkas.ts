import { audit } from "#company/audit/audit.ts";
import { ketentuan } from "#company/pajak.ts";
import type { Db } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict, found } from "#platform/http/refusal.ts";
import { bahanFaktur, composeFaktur } from "./bahan.ts";
import { composeFakturXml, petaFaktur } from "./fakturXml.ts";
import { kesalahanFaktur } from "./kesalahanFaktur.ts";
import { lockUntukBerkas } from "./load.ts";
import { placeKeyOf, problemsPerFaktur } from "./masalah.ts";

/** Makes a file of the month's faktur that nothing stands against, and marks them as sent. */
export async function makeBerkas(deed: Deed, bulan: string) {
  const { tx, now, today, user } = deed;
  const ids = (await lockUntukBerkas(tx, bulan)).map(({ idFaktur }) => idFaktur);
  const bahan = await bahanFaktur(tx, ids);
  const masalah = await problemsPerFaktur(tx, bahan, today);
  const baik = bahan.filter(({ idFaktur }) => masalah.get(idFaktur)?.length === 0).slice(0, await isiBerkas(deed));
  if (baik.length === 0) {
    throw conflict(
      ids.length === 0
        ? "Tidak ada faktur yang menunggu berkas di bulan ini"
        : "Semua faktur yang menunggu masih bermasalah",
    );
  }
  const { xml } = composeFakturXml(
    baik[0]?.penjual.npwp ?? "",
    baik.map((satu) => composeFaktur(satu, satu.nilai)),
  );
  const [{ idBerkas, nama } = { idBerkas: 0, nama: "" }] = await tx<{ idBerkas: number; nama: string }[]>`
    insert into faktur_berkas (nama, dibuat, id_user, isi)
    select ${`faktur-${bulan}-`}::text || (select count(*) + 1 from faktur_berkas where nama like ${`faktur-${bulan}-%`})::text || '.xml',
      ${now}, ${user.idUser}, ${xml}
    returning id_faktur_berkas as id_berkas, nama`;
  await tx`
    insert into faktur_berkas_isi (id_faktur_berkas, ke, id_faktur)
    select ${idBerkas}, ke - 1, id from unnest(${baik.map((satu) => satu.idFaktur)}::text[]) with ordinality x(id, ke)`;
  const lama = await tx<{ idFaktur: string; idSo: string; status: string }[]>`
    with lama as (select id_faktur, status from faktur where id_faktur = any(${baik.map((satu) => satu.idFaktur)}))
    update faktur f set status = 'Dikirim', catatan = '', versi = versi + 1 from lama
    where f.id_faktur = lama.id_faktur returning f.id_faktur, f.id_so, lama.status`;
  await audit(
    deed,
    ...lama.map(({ idFaktur, idSo, status }) => ({
      ...{ jenis: "faktur" as const, id: idFaktur, idSo },
      ...{ sebelum: { status, berkas: "" }, sesudah: { status: "Dikirim", berkas: nama } },
    })),
  );
  return { idBerkas, nama, banyak: baik.length, tertahan: ids.length - baik.length };
}

async function isiBerkas({ tx, today }: Deed): Promise<number> {
  const [row] = await tx<{ atas: number }[]>`${ketentuan(tx, "isi-berkas", today)}`;
  return row?.atas ?? 1_000;
}

export async function findBerkas(db: Db, idBerkas: number): Promise<{ nama: string; isi: string }> {
  const [row] = await db<{ nama: string; isi: string }[]>`
    select nama, isi from faktur_berkas where id_faktur_berkas = ${idBerkas}`;
  return found(row, "Berkas");
}

/** Where the lines of a pasted list of errors lead to. */
export async function attributeKesalahan(db: Db, idBerkas: number, teks: string) {
  const { isi } = await findBerkas(db, idBerkas);
  const faktur = await db<{ ke: number; idFaktur: string; idInvoice: string; idSo: string }[]>`
    select i.ke, i.id_faktur, f.id_invoice, f.id_so from faktur_berkas_isi i join faktur f using (id_faktur)
    where i.id_faktur_berkas = ${idBerkas}`;
  const menurutKe = new Map(faktur.map((satu) => [satu.ke, satu]));
  const { kesalahan, asing, tanpaNomor } = kesalahanFaktur(teks, petaFaktur(isi));
  const kena = [...new Set(kesalahan.flatMap(({ faktur: ke }) => menurutKe.get(ke ?? -1)?.idFaktur ?? []))];
  const bahan = new Map((await bahanFaktur(db, kena)).map((satu) => [satu.idFaktur, satu]));
  return {
    kesalahan: kesalahan.map(({ nomor, faktur: ke, baris, sebutan, tempat, pesan }) => {
      const satu = ke === null ? undefined : menurutKe.get(ke);
      const milik = { idFaktur: satu?.idFaktur ?? null, idInvoice: satu?.idInvoice ?? null, idSo: satu?.idSo ?? null };
      const isi = satu && bahan.get(satu.idFaktur);
      const kunci = isi ? placeKeyOf({ tempat, baris }, isi) : null;
      return { nomor, ...milik, barang: baris === null ? null : `Baris ${baris + 1}`, sebutan, pesan, tempat, kunci };
    }),
    asing,
    tanpaNomor,
  };
}

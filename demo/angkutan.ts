import { tagihan } from "#areas/pembelian/tagihan/contract.ts";
import { bank } from "./keuangan.ts";
import { nomorFakturDari } from "./masukan.ts";
import { proof, rekeningOf, type Story } from "./story.ts";

/** As an accountant of the story typed it. */
export const OBJEK_JASA = "24-104-01";

/** Now and then a carrier bills the freight of what came last, with PPN, and is paid at once: PPh 23 is kept of it. */
export async function tagihAngkutan(story: Story, hari: string): Promise<void> {
  const { people, random, services } = story;
  const [yang] = await services.sql<{ idPo: string; idPemasok: number }[]>`
    select p.id_po, m.id_pemasok from po p cross join pemasok m
    where p.dibatalkan is null and p.qty_selesai > 0 and coalesce(m.npwp, '') <> '' and m.arsip is null and m.digabung_ke is null
    order by p.urut desc, m.id_pemasok limit 1`;
  if (!yang) return;
  const { idPo, idPemasok } = yang;
  const nominal = random.between(8, 30) * 100_000;
  const ppn = Math.round((nominal * 11) / 100);
  const { idTagihan } = (
    await people.keuangan.do(
      tagihan.addTagihan,
      {
        ...{ idPemasok, nomor: `ANG/${hari}`, tglTagihan: hari, jatuhTempo: null, keterangan: "Angkutan" },
        ...{ ppn, nomorFaktur: nomorFakturDari(hari), tglFaktur: hari, barang: [] },
        biaya: [{ keterangan: "Angkutan", nominal, dasar: "jumlah", idPo: [idPo] }],
      },
      proof(story, "transfer"),
    )
  ).data;
  const idRekening = rekeningOf(story, await bank(story));
  const potong = { pphDasar: nominal, pphObjek: OBJEK_JASA };
  await people.keuangan.do(
    tagihan.bayarTagihan,
    { idTagihan, idRekening, nominal: nominal + ppn, ...potong },
    proof(story, "transfer"),
  );
}

import { retur } from "#areas/penjualan/retur/contract.ts";
import type { Id } from "#kernel/types.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { proof, type Story } from "./story.ts";

const ALASAN = [
  "Motor tidak berputar saat dicoba di tempat customer",
  "Panel kontrol pecah dalam perjalanan",
  "Salah kirim tipe, customer memesan yang lain",
  "Suhu tidak naik, burner bocor",
];

type Unit = { idOrderan: Id<"orderan">; harga: number; hargaBeli: number; idRekening: number; nomor: string | null };

/** Some weeks after a delivery a customer brings a machine back; the director decides what follows. */
export async function kembalikan(story: Story, idSj: string): Promise<void> {
  const { random, people, calendar, services } = story;
  const [unit] = await services.sql<Unit[]>`
    select b.id_orderan, o.harga_produk as harga, p.harga_beli,
      (select g.id_rekening_tujuan from pengajuan g
       where g.id_so = o.id_so and g.tipe_pengajuan = 'masuk' order by g.urut limit 1) as id_rekening,
      (select min(n.nomor) from surat_jalan_seri n
       where (n.id_surat_jalan, n.id_orderan) = (b.id_surat_jalan, b.id_orderan) and n.id_retur is null) as nomor
    from surat_jalan_baris b join surat_jalan j using (id_surat_jalan) join orderan o using (id_orderan)
    join produk p on p.id_produk = o.id_produk
    where b.id_surat_jalan = ${idSj} and j.status_barang in ('Kirim', 'Diambil') and b.qty > b.qty_retur
    order by b.id_orderan limit 1`;
  if (!unit) return;
  const baik = random.chance(0.3);
  const { idOrderan, nomor } = unit;
  const { data } = await people.gudang.do(
    retur.addRetur,
    {
      idSj,
      alasan: random.pick(ALASAN),
      barang: [{ idOrderan, baik: baik ? 1 : 0, rusak: baik ? 0 : 1 }],
      seri: nomor === null ? [] : [{ nomor, baik }],
    },
    proof(story, "kirim"),
  );
  calendar.later(random.between(1, 6), () => putuskan(story, data.idRetur, unit, baik));
}

async function putuskan({ random, people }: Story, idRetur: string, unit: Unit, baik: boolean): Promise<void> {
  const { idOrderan, harga, hargaBeli, idRekening } = unit;
  const nilaiRusak = baik ? [] : [{ idOrderan, nilai: Math.round((hargaBeli * 0.4) / 1000) * 1000 }];
  const keputusan = random.pick(["ganti", "ganti", "dana", "tanpa"] as const);
  const dana = keputusan === "dana" ? { nominal: harga, idRekening } : {};
  try {
    await people.direktur.do(retur.putuskanRetur, { idRetur, keputusan, nilaiRusak, ...dana });
  } catch (error) {
    // Without free units, or while the customer still owes, it is only written down.
    if (!(error instanceof Refusal)) throw error;
    await people.direktur.do(retur.putuskanRetur, { idRetur, keputusan: "tanpa", nilaiRusak });
  }
}

import { kategoriAsset } from "#areas/asset/kategori/contract.ts";
import { listAsset } from "#areas/asset/list-asset/contract.ts";
import { setelahBulan } from "#areas/asset/list-asset/penyusutan.ts";
import { lokasiAsset } from "#areas/asset/lokasi/contract.ts";
import { pelepasanAsset } from "#areas/asset/pelepasan-asset/contract.ts";
import { pengajuanAsset } from "#areas/asset/pengajuan-asset/contract.ts";
import { jakartaToday } from "#kernel/format.ts";
import { DIMINTA, KATEGORI, LAMA, LOKASI } from "./inventaris.ts";
import { orLater, proof, rekeningOf, type Story } from "./story.ts";

type Barang = { nama: string; kategori: string; lokasi: string; harga: number };
type Tempat = (barang: Barang) => { idKategori: number; idLokasi: number };

/** Registers the assets the company owned before, on the first day, and asks for new ones during the story. */
export async function prepareAsset(story: Story, days: number): Promise<void> {
  const tempat = await siapkanTempat(story);
  for (const lama of LAMA) await catatLama(story, tempat, lama, days);
  for (const [ke, minta] of DIMINTA.entries()) {
    story.calendar.later(((ke + 1) / DIMINTA.length) * (days - 6), () => ajukan(story, tempat, minta));
  }
}

async function siapkanTempat({ people }: Story): Promise<Tempat> {
  const kategori = new Map<string, number>();
  for (const { nama: namaKategori, ...isi } of KATEGORI) {
    const { data } = await people.boss.do(kategoriAsset.addKategoriAsset, { namaKategori, ...isi });
    kategori.set(isi.kode, data.idKategoriAsset);
  }
  const lokasi = new Map<string, number>();
  for (const { nama: namaLokasi, singkatan } of LOKASI) {
    const { data } = await people.boss.do(lokasiAsset.addLokasiAsset, { namaLokasi, singkatan });
    lokasi.set(singkatan, data.idLokasi);
  }
  return (barang) => ({
    idKategori: kategori.get(barang.kategori) ?? 0,
    idLokasi: lokasi.get(barang.lokasi) ?? 0,
  });
}

async function catatLama(story: Story, tempat: Tempat, lama: (typeof LAMA)[number], days: number): Promise<void> {
  const { calendar, people } = story;
  const tglAssetMasuk = setelahBulan(jakartaToday(calendar.now()), -lama.bulan);
  const isian = { ...tempat(lama), namaBarang: lama.nama, harga: lama.harga, tglAssetMasuk };
  const { data } = await people.admin.do(listAsset.addAsset, isian);
  const { idAsset } = data;
  await people.direktur.do(listAsset.tinjauAsset, { idAsset });
  const { rusak, lepas } = lama;
  if (rusak !== undefined) {
    calendar.later(days * 0.6, async () => {
      await people.admin.do(listAsset.updateKondisiAsset, { idAsset, statusAsset: "tidak", keterangan: rusak });
      calendar.later(1, async () => void (await people.direktur.do(listAsset.tinjauAsset, { idAsset })));
    });
  }
  if (lepas !== undefined) calendar.later(days * lepas.kapan, () => lepaskan(story, idAsset, lepas));
}

/** Asks that an asset goes for good; the director decides it two days later. */
async function lepaskan(
  story: Story,
  idAsset: number,
  lepas: NonNullable<(typeof LAMA)[number]["lepas"]>,
): Promise<void> {
  const { people, calendar } = story;
  const { harga, keterangan, menunggu } = lepas;
  const { data } = await people.admin.do(
    pelepasanAsset.addPelepasanAsset,
    {
      idAsset,
      alasan: harga === undefined ? "rusak" : "dijual",
      hargaJual: harga ?? null,
      idRekening: harga === undefined ? null : rekeningOf(story, "BCA RJP"),
      keterangan,
    },
    proof(story, "transfer"),
  );
  if (menunggu) return;
  calendar.later(2, async () => {
    const keputusan = { idPengajuan: data.idPelepasanAsset, statusPengajuan: "Disetujui", note: "" } as const;
    await people.direktur.do(pelepasanAsset.approvePelepasanAsset, keputusan);
  });
}

async function ajukan(story: Story, tempat: Tempat, minta: (typeof DIMINTA)[number]): Promise<void> {
  const { random, people, calendar } = story;
  const rekening = minta.harga > 50_000_000 ? "BCA RJP" : random.pick(["BCA Aneka", "BRI RJP"] as const);
  const { data } = await people.admin.do(
    pengajuanAsset.addPengajuanAsset,
    {
      ...tempat(minta),
      namaBarang: minta.nama,
      harga: minta.harga,
      idRekening: rekeningOf(story, rekening),
      deskripsiPengajuan: minta.alasan,
    },
    proof(story, "nota"),
  );
  if (minta.baru === "diminta") return;
  calendar.later(random.between(1, 3), () => orLater(story, 3, () => putuskan(story, data.idPengajuanAsset, minta)));
}

async function putuskan(story: Story, idPengajuan: string, { tolak, baru }: (typeof DIMINTA)[number]): Promise<void> {
  const { random, people, calendar } = story;
  const keputusan = tolak
    ? ({ statusPengajuan: "Ditolak", note: tolak } as const)
    : ({ statusPengajuan: "Disetujui", note: "" } as const);
  await people.direktur.do(pengajuanAsset.approvePengajuanAsset, { idPengajuan, ...keputusan });
  if (tolak || baru === "dibayar") return;
  calendar.later(random.between(2, 9), async () => {
    await people.admin.do(pengajuanAsset.approveMasukAsset, { idPengajuan });
  });
}

import { po } from "#contract/pembelian/po.ts";
import { orLater, proof, rekeningOf, type Story } from "./story.ts";

type Perlu = { idProduk: number; minimalStock: number; jumlahStock: number };

/** Once a week: what runs low is ordered, arrives in batches and is paid when all of it is there. */
export async function belanja(story: Story): Promise<void> {
  const { services, random, people } = story;
  const rows = await services.sql<Perlu[]>`
    select id_produk, minimal_stock, jumlah_stock from produk
    where not soft_delete and must_po and not status_po and jumlah_stock <= minimal_stock and minimal_stock > 0`;
  for (const { idProduk, minimalStock, jumlahStock } of rows) {
    if (random.chance(0.15)) continue;
    const qty = Math.max(2, minimalStock * random.pick([2, 3, 3]) - jumlahStock);
    const { data } = await people.admin.do(po.addPo, { idProduk, qty });
    story.calendar.later(random.between(9, 26), () => datang(story, data.idPo, qty));
  }
}

async function datang(story: Story, idPo: string, sisa: number): Promise<void> {
  const { random, people, calendar } = story;
  const selesai = sisa > 4 && random.chance(0.45) ? Math.ceil(sisa / 2) : sisa;
  await people.gudang.do(po.updatePoSelesai, { idPo, selesai });
  if (selesai < sisa) calendar.later(random.between(4, 12), () => datang(story, idPo, sisa - selesai));
  else calendar.later(random.between(3, 12), () => orLater(story, 5, () => lunasi(story, idPo)));
}

async function lunasi(story: Story, idPo: string): Promise<void> {
  const rekening = rekeningOf(story, story.random.pick(["BCA RJP", "BRI RJP", "BCA Aneka"] as const));
  await story.people.keuangan.do(
    po.updatePoLunas,
    { idPo, statusPembayaran: true, idRekening: rekening },
    proof(story, "transfer"),
  );
}

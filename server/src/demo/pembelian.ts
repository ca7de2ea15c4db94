import { po } from "#contract/pembelian/po.ts";
import { bank } from "./keuangan.ts";
import { orLater, proof, rekeningOf, type Story, thread } from "./story.ts";

type Perlu = { idProduk: number; minimalStock: number; jumlahStock: number };

/**
 * Twice a week: orders products that run low, receives them in batches and pays a purchase order when it is complete.
 */
export async function belanja(story: Story): Promise<void> {
  const { services, random, people, calendar } = story;
  const rows = await services.sql<Perlu[]>`
    select id_produk, minimal_stock, jumlah_stock from produk
    where not soft_delete and must_po and not status_po and jumlah_stock <= minimal_stock and minimal_stock > 0
    order by id_produk`;
  for (const { idProduk, minimalStock, jumlahStock } of rows) {
    if (random.chance(0.12)) continue;
    const own = thread(story);
    const qty = Math.max(2, minimalStock * own.random.pick([3, 3, 4]) - jumlahStock);
    const { data } = await people.admin.do(po.addPo, { idProduk, qty });
    if (own.random.chance(0.03)) calendar.later(own.random.between(2, 6), () => batalkan(own, data.idPo));
    // Most suppliers deliver in time.
    else
      calendar.later(own.random.chance(0.05) ? own.random.between(31, 46) : own.random.between(7, 20), () =>
        datang(own, data.idPo, qty),
      );
  }
}

async function batalkan({ people }: Story, idPo: string): Promise<void> {
  await people.direktur.do(po.cancelPo, { idPo });
}

async function datang(story: Story, idPo: string, sisa: number): Promise<void> {
  const { random, people, calendar } = story;
  const selesai = sisa > 4 && random.chance(0.45) ? Math.ceil(sisa / 2) : sisa;
  await people.gudang.do(po.updatePoSelesai, { idPo, selesai });
  if (selesai < sisa) calendar.later(random.between(4, 12), () => datang(story, idPo, sisa - selesai));
  else calendar.later(random.between(3, 12), () => orLater(story, 5, () => lunasi(story, idPo)));
}

async function lunasi(story: Story, idPo: string): Promise<void> {
  const rekening = rekeningOf(story, await bank(story));
  await story.people.keuangan.do(
    po.updatePoLunas,
    { idPo, statusPembayaran: true, idRekening: rekening },
    proof(story, "transfer"),
  );
}

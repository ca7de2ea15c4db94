import { simpanan } from "#areas/keuangan/simpanan/contract.ts";
import { type Order, order } from "#areas/penjualan/order/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import type { Random } from "#demo/random.ts";
import type { Answer, Call, ClientInput } from "#kernel/call.ts";
import type { Sql } from "#platform/db/database.ts";
import { checkHistory } from "../sejarah/periksaSejarah.ts";
import type { Bacaan, Buku, Tulisan, Usaha } from "../sejarah/sejarah.ts";

/** The goods and the account that all clients share. */
export type Barang = { idProduk: number; idProdukLain: number; idRekening: number };

const bukuStok = (idProduk: number): string => `stok ${idProduk}`;
const bukuKas = (idRekening: number): string => `kas ${idRekening}`;
const BUKU_SO = "so";
const bukuOrder = (tanda: string): string => `order ${tanda}`;

/** What the actions of a client write, by the mark that it gave its order or correction. */
export const menulis = {
  order: (tanda: string): Tulisan[] => [
    { buku: BUKU_SO, tanda },
    { buku: bukuOrder(tanda), tanda: "dibuat" },
  ],
  invoice: (tanda: string): Tulisan[] => [{ buku: bukuOrder(tanda), tanda: "ditagih" }],
  setuju: (tanda: string, idRekening: number): Tulisan[] => [
    { buku: bukuOrder(tanda), tanda: "disetujui" },
    { buku: bukuKas(idRekening), tanda },
  ],
  koreksi: (tanda: string, idProduk: number): Tulisan[] => [{ buku: bukuStok(idProduk), tanda }],
};

/** How far an order is: made, billed, approved. */
const seen = ({ customerInstansi, invoices }: Order): Bacaan => {
  const isApproved = invoices.some(({ statusApprove }) => statusApprove === "Disetujui");
  return { buku: bukuOrder(customerInstansi), baris: isApproved ? 3 : invoices.length > 0 ? 2 : 1 };
};

type Look<C extends Call> = { call: C; input: ClientInput<C>; saw: (answer: Answer<C>) => Bacaan[] };
/** Something to read, and what is seen in its answer. */
export type Baca = { call: Call; input: Record<string, unknown>; saw: (answer: unknown) => Bacaan[] };
const look = <C extends Call>({ call, input, saw }: Look<C>): Baca => ({
  ...{ call, input: input as Record<string, unknown> },
  saw: (answer) => saw(answer as Answer<C>),
});

const first = { page: 1, limit: 1 };

/** Something that a person looks at: a book, both machines at once, the list of orders, or an order that he knows. */
export function pickBacaan(random: Random, { idProduk, idProdukLain, idRekening }: Barang, idSo?: string): Baca {
  const choices: (() => Baca)[] = [
    () =>
      look({
        call: simpanan.getSimpananByRekening,
        input: { ...first, idRekening, cari: "" },
        saw: ({ data, saldoAkhirTotal }) => {
          const buku = bukuKas(idRekening);
          const rows = data.map(({ urut, saldoAkhir }) => ({ buku, baris: urut, saldo: saldoAkhir }));
          return [...rows, { buku, baris: data[0]?.urut ?? 0, saldo: saldoAkhirTotal }];
        },
      }),
    () =>
      look({
        call: produk.getKartuStok,
        input: { ...first, idProduk },
        saw: ({ data, totalDocs }) => data.map(({ saldo }) => ({ buku: bukuStok(idProduk), baris: totalDocs, saldo })),
      }),
    () =>
      look({
        call: produk.getProdukDipilih,
        input: { idProduk: [idProduk, idProdukLain] },
        saw: ({ data }) => data.map((one) => ({ buku: bukuStok(one.idProduk), baris: null, saldo: one.jumlahStock })),
      }),
    () =>
      look({
        call: order.getOrder,
        input: { page: 1, limit: 10 },
        saw: ({ data, totalDocs }) => [{ buku: BUKU_SO, baris: totalDocs, dihitung: true }, ...data.map(seen)],
      }),
  ];
  if (idSo !== undefined) {
    choices.push(() => look({ call: order.getDetailOrder, input: { idSo }, saw: ({ data }) => [seen(data)] }));
  }
  return random.pick(choices)();
}

/** What clients saw, held against the books as they are in the end. */
export async function judgeHistory(sql: Sql, usaha: readonly Usaha[]): Promise<string[]> {
  const [row] = await sql<{ months: number }[]>`select count(distinct left(id_so, 7))::int as months from so`;
  // Numbers are given one after the other within a month; of orders of two months nobody knows which came first.
  return checkHistory(usaha, await readBuku(sql), (row?.months ?? 0) > 1 ? [BUKU_SO] : []);
}

/** The books as they are in the end. */
export async function readBuku(sql: Sql): Promise<Buku> {
  const kas = await sql<{ buku: string; tanda: string; saldo: number }[]>`
    select 'kas ' || k.id_rekening as buku, coalesce(so.customer_instansi, k.id_pengajuan) as tanda, k.saldo_akhir as saldo
    from kas k join pengajuan p using (id_pengajuan)
    left join invoice i on i.id_invoice = p.id_invoice left join so on so.id_so = i.id_so
    order by k.id_rekening, k.urut`;
  const stok = await sql<{ buku: string; tanda: string; saldo: number }[]>`
    select 'stok ' || id_produk as buku, coalesce(nullif(keterangan, ''), jenis) as tanda, saldo from stok
    order by id_produk, urut`;
  const orders = await sql<{ tanda: string; ditagih: boolean; disetujui: boolean }[]>`
    select so.customer_instansi as tanda, i.id_invoice is not null as ditagih,
      coalesce(i.status_approve = 'Disetujui', false) as disetujui
    from so left join invoice i on i.id_so = so.id_so order by so.urut`;
  const steps = orders.map(({ tanda, ditagih, disetujui }) => {
    const rows = ["dibuat", ...(ditagih ? ["ditagih"] : []), ...(disetujui ? ["disetujui"] : [])];
    return [bukuOrder(tanda), rows.map((one) => ({ tanda: one }))] as const;
  });
  return {
    ...Object.groupBy([...kas, ...stok], ({ buku }) => buku),
    ...Object.fromEntries(steps),
    [BUKU_SO]: orders.map(({ tanda }) => ({ tanda })),
  } as Buku;
}

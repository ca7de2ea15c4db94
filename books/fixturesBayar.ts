import { kodeBaru } from "#company/kode.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { Office, Person } from "#test/support/office.ts";
import { carryOut, rekeningBernama } from "./fixtures.ts";
import { receiveMoney } from "./kas/kas.ts";
import { refreshStatus } from "./pesanan/pesanan.ts";

type InvoiceUji = {
  /** Amount of a down payment; without it the invoice pays all that is due. */
  dp?: number;
  /** Discount of the first invoice. */
  diskon?: number;
  /** The invoice is not approved. */
  menunggu?: boolean;
};

/**
 * Adds the next invoice of an order on *Kas Kecil* and approves it, by the calls. For tests of what happens after a
 * payment.
 */
export async function makeInvoice(
  office: Office,
  person: Person,
  idSo: string,
  { dp, diskon = 0, menunggu }: InvoiceUji = {},
) {
  const idRekening = await rekeningBernama(office, "Kas Kecil");
  return carryOut(office, person, async (deed) => {
    const { tx, today, now } = deed;
    const [due] = await tx<{ ke: number; tagihan: number; total: number }[]>`
      select count(i) + 1 as ke, coalesce(min(i.nominal_sisa_bayar), s.total_pembelian) as tagihan,
        s.total_pembelian as total
      from so s left join invoice i on i.id_so = s.id_so and i.dihapus is null
      where s.id_so = ${idSo} group by s.id_so`;
    if (!due) throw new Error(`No order ${idSo}`);
    const { ke, total } = due;
    const tagihan = due.tagihan - diskon;
    const dibayar = dp ?? tagihan;
    const idInvoice = await kodeBaru(deed, "INV");
    await tx`
      insert into invoice (id_invoice, id_so, ke, tgl_invoice, dibuat, tipe_pembayaran, status_approve, tgl_approve,
        id_user_approve, id_user, id_rekening, total_pembelian, nominal_diskon, nominal_bayar, nominal_dp, nominal_lunas,
        nominal_sisa_bayar)
      values (${idInvoice}, ${idSo}, ${ke}, ${today}, ${now}, ${dp ? "DP" : "LN"},
        ${menunggu ? "Menunggu" : "Disetujui"}, ${menunggu ? null : today}, ${menunggu ? null : person.idUser},
        ${person.idUser}, ${idRekening}, ${total}, ${diskon}, ${tagihan}, ${dp ?? 0}, ${dp ? 0 : tagihan}, ${tagihan - dibayar})`;
    if (!menunggu) {
      const asal = { idSo, idInvoice };
      const uang = { idRekening, nominal: dibayar as Rupiah, deskripsi: `Invoice ${idInvoice}`, asal, bukti: [] };
      await receiveMoney(deed, { kebutuhan: "penjualan", ...uang });
      await tx`
        update orderan set tgl_awal_pengerjaan = ${today}, tgl_deadline = ${today}::date + 30
        where id_so = ${idSo} and sumber_produk = 'PL' and tgl_awal_pengerjaan is null`;
    }
    await refreshStatus(deed, [idSo]);
    return idInvoice;
  });
}

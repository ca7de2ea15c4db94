import { pemasok } from "#areas/pembelian/pemasok/contract.ts";
import { po } from "#areas/pembelian/po/contract.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { menjual } from "#areas/penjualan/order/menjual.ts";
import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { penawaran } from "#areas/penjualan/penawaran/contract.ts";
import { retur } from "#areas/penjualan/retur/contract.ts";
import { orderSaja } from "#company/orderMilik.ts";
import { withMenu } from "#kernel/permission.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { HARI_DP } from "../isiTugas.ts";
import { langkahPelanggan, langkahPemasok } from "./langkah.ts";
import { pelaksana } from "./rules.ts";
import type { Saat, Sumber } from "./sumberTugas.ts";

/** A mail that failed longer ago was seen, or is of no use any more. */
const HARI_EMAIL = 30;

/** What those who sell have to follow up. */
export const PENJUALAN: readonly Sumber[] = [
  {
    jenis: "orderTanpaInvoice",
    milik: [invoice.addInvoice.permission],
    untuk: pelaksana,
    // Who sells has the own orders, the others those of everybody.
    isi: ({ db, user }, baca) =>
      baca(db`
      select id_so as id, id_so as kunci, ${customer(db)} as keterangan, tgl_order as tanggal, total_pembelian as nominal, urut
      from so where status_so = 'Ajukan' and status_pembayaran = '' ${menjual(user) ? db`and id_user = ${user.idUser}` : db``}`),
  },
  {
    jenis: "dpLama",
    milik: [invoice.addInvoice.permission],
    untuk: menjual,
    isi: ({ db, user, today }, baca) =>
      baca(db`
      select s.id_so as id, s.id_so as kunci, ${customer(db)} as keterangan, i.tgl_invoice as tanggal,
        i.nominal_sisa_bayar as nominal, row_number() over (order by i.tgl_invoice, s.urut) as urut
      from so s cross join lateral (
        select tgl_invoice, nominal_sisa_bayar, status_approve from invoice
        where invoice.id_so = s.id_so and dihapus is null order by ke desc limit 1) i
      where s.id_user = ${user.idUser} and s.status_pembayaran = 'Proses' and s.dibatalkan is null
        and i.status_approve = 'Disetujui' and i.tgl_invoice < ${today}::date - ${HARI_DP}::int`),
  },
  {
    jenis: "tindakLanjut",
    milik: [penawaran.tindakLanjutPenawaran.permission],
    untuk: pelaksana,
    isi: ({ db, user, today }, baca) =>
      baca(db`
      select p.id_penawaran as id, p.id_penawaran as kunci, ${customer(db)} as keterangan, p.tindak_lanjut as tanggal,
        r.total as nominal, row_number() over (order by p.tindak_lanjut, p.urut) as urut
      from penawaran p join penawaran_revisi r using (id_penawaran, revisi)
      where p.id_so is null and p.kalah is null and p.tindak_lanjut <= ${today}
        ${menjual(user) ? db`and p.id_user = ${user.idUser}` : db``}`),
  },
  {
    jenis: "emailGagal",
    milik: [withMenu("Sales Order", "Invoice")],
    isi: (context, baca) => baca(gagal(context, "idSo")),
  },
  {
    jenis: "pernyataanGagal",
    milik: [withMenu("Piutang")],
    isi: (context, baca) => baca(gagal(context, "idPelanggan")),
  },
  {
    jenis: "poGagal",
    milik: [po.kirimEmailPo.permission],
    isi: (context, baca) => baca(gagal(context, "idPo")),
  },
  {
    jenis: "returGagal",
    milik: [retur.kirimEmailRetur.permission],
    isi: (context, baca) => baca(gagal(context, "idRetur")),
  },
  {
    jenis: "langkahPelanggan",
    milik: [pelanggan.selesaikanLangkah.permission],
    isi: (context, baca) => baca(langkahPelanggan(context)),
  },
  {
    jenis: "langkahPemasok",
    milik: [pemasok.selesaikanLangkahPemasok.permission],
    isi: (context, baca) => baca(langkahPemasok(context)),
  },
];

const customer = (db: Db): Fragment =>
  db`nama_customer || case when customer_instansi <> '' then ', ' || customer_instansi else '' end`;

/** The own mails of late that did not arrive, unless the same was mailed again. */
const gagal = ({ db, user, now, milik }: Saat, tentang: "idSo" | "idPelanggan" | "idPo" | "idRetur"): Fragment => db`
  select coalesce(e.id_invoice, e.id_so, e.id_po, e.id_retur, p.nama) as id, e.${db(tentang)}::text as kunci,
    e.alamat || ': ' || e.alasan as keterangan, (e.waktu at time zone 'Asia/Jakarta')::date as tanggal,
    null::bigint as nominal, e.id_email as urut
  from email e left join pelanggan p using (id_pelanggan)
  where e.id_user = ${user.idUser} ${tentang === "idSo" ? orderSaja(db, "e.idSo", milik) : db``}
    ${
      tentang === "idRetur" && milik !== null
        ? db`and e.id_retur in (
      select r.id_retur from retur r where true ${orderSaja(db, "r.idSo", milik)})`
        : db``
    }
    and e.${db(tentang)} is not null and e.status in ('Gagal', 'Tidak Pasti')
    and e.waktu > ${now}::timestamptz - make_interval(days => ${HARI_EMAIL}::int)
    and not exists (
      select from email l where l.${db(tentang)} = e.${db(tentang)} and l.id_email > e.id_email
        and l.id_invoice is not distinct from e.id_invoice)`;

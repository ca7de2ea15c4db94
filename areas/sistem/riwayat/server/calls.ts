import { po } from "#areas/pembelian/po/contract.ts";
import { type RiwayatRow, riwayatOf } from "#company/audit/history.ts";
import { dokumenTerlihat, type Milik, milikOrder } from "#company/orderMilik.ts";
import { hasOneOf, mayCall, seesHargaBeli } from "#kernel/permission.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement, type User } from "#platform/http/context.ts";
import { notAllowed } from "#platform/http/refusal.ts";
import { perusahaan } from "../../perusahaan/contract.ts";
import { type JenisRiwayat, RIWAYAT, type Riwayat, riwayat } from "../contract.ts";
import { perubahanDari, summaryOf } from "./ringkas.ts";
import { sebutanOrderan } from "./sql.ts";
import { yangDapatDiurungkan } from "./urung.ts";

const MAX_BARIS = 200;
/** Purchase prices, and amounts they could be computed from. */
const HARGA_BELI = new Set(["hargaBeli", "hargaSatuan", "totalHarga", "nilai", "upah"]);

export const riwayatCalls: Handlers<typeof riwayat> = implement(riwayat, {
  getRiwayat: {
    async read({ db, user, now }, { jenis, id }) {
      if (!mayRead(jenis, id, user) || !(await dokumenTerlihat(db, user, jenis, id)))
        throw notAllowed("melihat riwayat ini");
      const rows = (await riwayatOf(db, jenis, id, MAX_BARIS)).filter((row) => mayKnow(row, user));
      const [sebutan, urung] = await Promise.all([
        sebutanOrderan(db, rows),
        yangDapatDiurungkan(db, rows, { user, now }),
      ]);
      const milik = jenis === "po" ? await milikOrder(db, user) : null;
      const pembaca = { idDokumen: id, user, milik, sebutan, urung };
      return { data: rows.map((row) => wire(row, pembaca)) };
    },
  },
});

function mayRead(jenis: JenisRiwayat, id: string, user: User): boolean {
  if (jenis === "perusahaan" || jenis === "batas" || jenis === "kolomSendiri")
    return mayCall(perusahaan.getPerusahaan.permission, user);
  if (jenis === "karyawan" && id === String(user.idUser)) return true;
  return hasOneOf(user, RIWAYAT[jenis]);
}

/** Whether a purchase order is paid is shown to those who may pay it. */
const mayKnow = (row: RiwayatRow, user: User): boolean =>
  row.panggilan !== "updatePoLunas" || mayCall(po.updatePoLunas.permission, user);

type Pembaca = {
  idDokumen: string;
  user: User;
  /** Not null: what came of a purchase order is not told, because it names the orders and customers of others. */
  milik: Milik;
  sebutan: ReadonlyMap<string, string>;
  urung: Awaited<ReturnType<typeof yangDapatDiurungkan>>;
};

function wire(row: RiwayatRow, { idDokumen, user, milik, sebutan, urung }: Pembaca): Riwayat {
  const hidden = (field: string) =>
    (HARGA_BELI.has(field) && !seesHargaBeli(user)) || (milik !== null && field === "keterangan");
  const bagian = row.jenis === "orderan" ? (sebutan.get(row.idDokumen) ?? "") : row.idDokumen;
  return {
    idRiwayat: row.idRiwayat,
    waktu: row.waktu,
    nama: row.namaUser,
    ringkas: summaryOf(row.panggilan),
    panggilan: row.panggilan,
    jenis: row.jenis,
    id: row.idDokumen,
    bagian: row.idDokumen === idDokumen ? "" : bagian,
    perubahan: perubahanDari(row.sebelum, row.sesudah, { jenis: row.jenis, hidden }),
    urung: urung.get(row.idRiwayat) ?? null,
  };
}

import { isPrivileged, mayCall, seesHargaBeli, withMenu } from "#contract/kernel/permission.ts";
import { po } from "#contract/pembelian/po.ts";
import { type JenisRiwayat, RIWAYAT, type Riwayat, riwayat } from "#contract/sistem/riwayat.ts";
import { type RiwayatRow, riwayatOf } from "#server/platform/audit/history.ts";
import { implement, type User } from "#server/platform/http/context.ts";
import { notAllowed } from "#server/platform/http/refusal.ts";
import { labelOf, summaryOf } from "./ringkas.ts";

const MAX_BARIS = 200;
/** Purchase prices and what they can be computed from. */
const HARGA_BELI = new Set(["hargaBeli", "hargaSatuan", "totalHarga", "nilai"]);

export const riwayatCalls = implement(riwayat, {
  getRiwayat: {
    async read({ db, user }, { jenis, id }) {
      if (!mayRead(jenis, id, user)) throw notAllowed("melihat riwayat ini");
      const rows = await riwayatOf(db, jenis, id, MAX_BARIS);
      return { data: rows.filter((row) => mayKnow(row, user)).map((row) => wire(row, user)) };
    },
  },
});

function mayRead(jenis: JenisRiwayat, id: string, user: User): boolean {
  if (jenis === "perusahaan") return isPrivileged(user);
  if (jenis === "karyawan" && id === String(user.idUser)) return true;
  const [first, ...rest] = RIWAYAT[jenis];
  return mayCall(withMenu(first, ...rest), user);
}

/** Whether a purchase order is paid is known to those alone who pay it. */
const mayKnow = (row: RiwayatRow, user: User): boolean =>
  row.panggilan !== "updatePoLunas" || mayCall(po.updatePoLunas.permission, user);

function wire(row: RiwayatRow, user: User): Riwayat {
  const hidden = (field: string) => HARGA_BELI.has(field) && !seesHargaBeli(user);
  const fields = [...new Set([...Object.keys(row.sebelum ?? {}), ...Object.keys(row.sesudah ?? {})])];
  return {
    idRiwayat: row.idRiwayat,
    waktu: row.waktu,
    nama: row.namaUser,
    ringkas: summaryOf(row.panggilan),
    panggilan: row.panggilan,
    jenis: row.jenis,
    id: row.idDokumen,
    perubahan: fields
      .filter((field) => !hidden(field) && !isBareId(field, row))
      .map((field) => ({
        field,
        label: labelOf(field),
        sebelum: row.sebelum?.[field] ?? null,
        sesudah: row.sesudah?.[field] ?? null,
      })),
  };
}

/** Numbers that stand for another record say nothing to a reader; its name stands beside them. */
const isBareId = (field: string, { sebelum, sesudah }: RiwayatRow): boolean =>
  /^id[A-Z]/.test(field) && typeof (sesudah?.[field] ?? sebelum?.[field] ?? 0) === "number";

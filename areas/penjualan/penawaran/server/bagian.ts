import { setelah } from "#company/hariIni.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { HARI_BERAKHIR, type KolomPenawaran } from "../../papan.ts";
import type { StatusPenawaran } from "../label.ts";
import { statusPada } from "./status.ts";

/** Whether the quotation `p` with the revision `r` that it offers now stands in this column of the board. */
export function bagianPenawaran(db: Db, today: Tanggal, kolom: KolomPenawaran): Fragment {
  const sejak = setelah(today, 1 - HARI_BERAKHIR);
  // The first two conditions are those of an index of all that is open.
  const terbuka = (status: StatusPenawaran): Fragment =>
    db`p.id_so is null and p.kalah is null and ${statusPada(db, today)} = ${status}`;
  switch (kolom) {
    case "draft":
      return terbuka("Draft");
    case "dikirim":
      return terbuka("Dikirim");
    case "disetujui":
      return terbuka("Disetujui");
    case "jadiOrder":
      // The order was made on its day.
      return db`p.id_so in (select o.id_so from so o where o.tgl_order >= ${sejak})`;
    case "berakhir":
      return db`(p.kalah >= ${sejak}::timestamp at time zone 'Asia/Jakarta'
        or ${terbuka("Kedaluwarsa")} and r.berlaku_sampai >= ${sejak})`;
  }
}

/** All of `order by`: what is to be done first, or what ended last. */
export function urutanBagian(db: Db, kolom: KolomPenawaran): Fragment {
  const berlaku = db`(select r.berlaku_sampai from penawaran_revisi r
    where (r.id_penawaran, r.revisi) = (penawaran.id_penawaran, penawaran.revisi))`;
  if (kolom === "jadiOrder") return db`dipesan desc, urut desc`;
  if (kolom === "berakhir") return db`coalesce((kalah at time zone 'Asia/Jakarta')::date, ${berlaku}) desc, urut desc`;
  return db`coalesce(tindak_lanjut, ${berlaku}), urut`;
}

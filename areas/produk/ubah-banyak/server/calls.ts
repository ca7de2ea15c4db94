import { audit } from "#company/audit/audit.ts";
import type { Id } from "#kernel/types.ts";
import { type Deed, type Handlers, implement } from "#platform/http/context.ts";
import { conflict, found, invalidField, must } from "#platform/http/refusal.ts";
import { type Keadaan, ubahBanyak } from "../contract.ts";
import { judge, judgeUndo, kalimatKembali, mayUndo, sebutUbah, tandaDari } from "./rules.ts";
import {
  changeKeadaan,
  insertUbah,
  lastUbah,
  listSasaran,
  lockProdukUbah,
  lockSasaran,
  lockUbah,
  noteUndo,
} from "./sql.ts";

export const ubahBanyakCalls: Handlers<typeof ubahBanyak> = implement(ubahBanyak, {
  getUbahBanyak: {
    async read({ db }, diminta) {
      const rows = await listSasaran(db, diminta);
      return { data: { jumlah: rows.length, baris: judge(rows, diminta), tanda: tandaDari(rows, diminta) } };
    },
  },
  getRiwayatUbahBanyak: {
    async read({ db }) {
      const rows = await lastUbah(db);
      return { data: rows.map((row) => ({ ...row, aksi: { batalkan: mayUndo(row) } })) };
    },
  },
  ubahBanyakProduk: {
    async write(deed, { tanda, ...diminta }) {
      const isi = sebutUbah(diminta);
      if (isi === "") throw invalidField("persen", "Isi yang akan diubah: harga, minimal stock atau status");
      const rows = await lockSasaran(deed.tx, diminta);
      if (tanda !== "" && tanda !== tandaDari(rows, diminta)) {
        throw conflict("Produknya baru saja berubah, periksa lagi sebelum dan sesudahnya lalu simpan kembali");
      }
      const baris = judge(rows, diminta);
      if (baris.length === 0) throw conflict("Tidak ada produk yang berubah");
      const idUbahBanyak = await insertUbah(deed, isi, baris);
      await changeKeadaan(deed, baris);
      await tell(deed, `Ubah banyak ${idUbahBanyak}: ${isi}`, baris);
      return { message: `${baris.length} produk diubah`, data: { idUbahBanyak, jumlah: baris.length } };
    },
  },
  batalkanUbahBanyak: {
    async write(deed, { idUbahBanyak }) {
      must(mayUndo(found(await lockUbah(deed.tx, idUbahBanyak), "Perubahan")));
      const { kembali, tetap } = judgeUndo(await lockProdukUbah(deed.tx, idUbahBanyak));
      await changeKeadaan(deed, kembali);
      await noteUndo(deed, idUbahBanyak);
      await tell(deed, `Ubah banyak ${idUbahBanyak} dibatalkan`, kembali);
      return { message: kalimatKembali(kembali.length, tetap), data: { kembali: kembali.length, tetap } };
    },
  },
});

type Berubah = { idProduk: Id<"produk">; sebelum: Keadaan; sesudah: Keadaan };

/** The history of each product. */
const tell = (deed: Deed, keterangan: string, rows: readonly Berubah[]) =>
  audit(
    deed,
    ...rows.map(({ idProduk, sebelum, sesudah }) => ({
      jenis: "produk" as const,
      id: idProduk,
      sebelum,
      sesudah: { ...sesudah, keterangan },
    })),
  );

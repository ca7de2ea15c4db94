import type { Id, Rupiah } from "#kernel/types.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { type BarisLaba, labaOrder, NAMA_POS, type PosLaba, persenLaba, type SudutLaba } from "../contract.ts";
import { akunLaba, type LabaRow, namaDipilih, pageOfLaba } from "./sql.ts";
import { labaFile } from "./xlsx.ts";

/** A row as it is answered. */
export function labaWire(sudut: SudutLaba, row: LabaRow, akun: Partial<Record<PosLaba, Id<"akun">>>): BarisLaba {
  const { id, pos, kode, nama, tanggal, pendapatan, hpp } = row;
  const milik = (asked: SudutLaba) => (sudut === asked && pos === "" ? Number(id) : null);
  return {
    kunci: pos === "" ? id : pos,
    ...{ kode, tanggal, pendapatan, hpp },
    nama: pos === "" ? nama : NAMA_POS[pos],
    margin: (pendapatan - hpp) as Rupiah,
    persen: persenLaba(row),
    idSo: sudut === "order" && pos === "" ? id : null,
    idProduk: milik("produk") as Id<"produk"> | null,
    idPelanggan: milik("pelanggan") as Id<"pelanggan"> | null,
    idUser: milik("sales") as Id<"karyawan"> | null,
    pos: pos === "" ? null : pos,
    idAkun: pos === "" ? null : (akun[pos] ?? null),
  };
}

export const labaOrderCalls: Handlers<typeof labaOrder> = implement(labaOrder, {
  getLabaOrder: {
    async read({ db }, { page, limit, ...diminta }) {
      const [{ rows, jumlah }, akun, nama] = await Promise.all([
        pageOfLaba(db, diminta, { page, limit }),
        akunLaba(db),
        namaDipilih(db, diminta),
      ]);
      const { banyak, pendapatan, hpp } = jumlah;
      const data = rows.map((row) => labaWire(diminta.sudut, row, akun));
      return {
        ...pageAnswer({ page, limit }, banyak, data),
        jumlah: { pendapatan, hpp, margin: (pendapatan - hpp) as Rupiah, persen: persenLaba(jumlah) },
        dipilih: nama ?? (diminta.pos === null ? null : NAMA_POS[diminta.pos]),
      };
    },
  },
  exportLabaOrder: {
    async sheet({ db }, { bentuk, ...diminta }) {
      const { rows } = await pageOfLaba(db, diminta, null);
      return labaFile(
        bentuk,
        diminta,
        rows.map((row) => labaWire(diminta.sudut, row, {})),
      );
    },
  },
});

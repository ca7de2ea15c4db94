import { type Aturan, mayDecide, mayWithdraw, type Sasaran } from "#company/putusan.ts";
import { ribuan, waktu as tertulis } from "#kernel/format.ts";
import { HANYA_PRIVILEGED, hasMenu, isPrivileged } from "#kernel/permission.ts";
import type { Problem } from "#kernel/problem.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import { SERIBU, satuan } from "#kernel/satuan.ts";
import type { User } from "#platform/http/context.ts";
import { problemOfNilai } from "../../produk/contract.ts";
import { MAX_STOCK } from "../../produk/isiProduk.ts";
import type { Dihitung } from "../isiOpname.ts";
import type { OpnameRow, SelisihRow } from "./sql.ts";

export const SEBUTAN = "Stock opname";

/** How many there are of a product, or how much of a material: 12, or "12,5 kg". */
export const sebutJumlah = (jumlah: number, unit: string): string =>
  unit === "" ? String(jumlah) : satuan(jumlah, unit);

/** Materials are counted by who may see them. */
export const mayLook = (user: User, { kategori }: Pick<OpnameRow, "kategori">): boolean =>
  kategori !== "bahan" || hasMenu(user, "Bahan");

/** Counts come in thousandths: those of machines are whole units. */
export function countedUnits(
  dihitung: readonly Dihitung[],
  { kategori }: Pick<OpnameRow, "kategori">,
): Dihitung[] | Problem {
  if (kategori === "bahan") return [...dihitung];
  const utuh = dihitung.map((satu) => ({ ...satu, jumlah: satu.jumlah / SERIBU }));
  if (!utuh.every(({ jumlah }) => Number.isInteger(jumlah))) {
    return { field: "baris", message: "Jumlah harus berupa bilangan bulat" };
  }
  if (utuh.every(({ jumlah }) => jumlah <= MAX_STOCK)) return utuh;
  return { field: "baris", message: `Jumlah maksimal ${ribuan(MAX_STOCK)}` };
}

/** What is counted is over once it was sent: who decides must see what will be booked. */
export function mayCount({ idOpname, status }: Pick<OpnameRow, "idOpname" | "status">): Boleh {
  if (status === "Dihitung") return boleh;
  if (status === "Menunggu") return tidak(`${idOpname} sudah dikirim untuk diputuskan, tidak dapat dihitung lagi`);
  return tidak(`${idOpname} sudah ${status.toLowerCase()}, tidak dapat dihitung lagi`);
}

export function maySend(row: Pick<OpnameRow, "idOpname" | "status" | "jumlahDihitung">): Boleh {
  const hitung = mayCount(row);
  if (!hitung.boleh) return hitung;
  return row.jumlahDihitung > 0 ? boleh : tidak("Belum ada produk yang dihitung");
}

/** Sends only what the person knows: how many products nobody has counted. */
export function mayLeaveUncounted({ jumlahProduk, jumlahDihitung }: Jumlah, diketahui: number): Boleh {
  const belum = jumlahProduk - jumlahDihitung;
  if (belum === diketahui) return boleh;
  if (belum === 0) return tidak("Semua produk sudah dihitung sementara itu, periksa lalu kirim lagi");
  return tidak(`${belum} dari ${jumlahProduk} produk belum dihitung. Hitung dahulu, atau kirim tanpa produk itu`);
}
type Jumlah = Pick<OpnameRow, "jumlahProduk" | "jumlahDihitung">;

/** A request for the rules of decisions; while it is counted it is with its author. Limits for every need hold for it. */
export const sasaranOf = (row: OpnameRow): Sasaran => ({
  statusPengajuan: row.status === "Dihitung" ? "Revisi" : row.status,
  idUser: row.idUser,
  otomatis: false,
  ditarik: row.ditarik,
  namaPemutus: row.diputuskanOleh,
  penyetuju: row.penyetuju,
  kebutuhan: null,
  nominal: row.taruhan ?? 0,
});

/** Who began, counted or sent it never decides it, whatever the role and the company's rule for requests. */
export function mayDecideOpname(user: User, row: OpnameRow, aturan: Aturan): Boleh {
  if (!isPrivileged(user)) return tidak(HANYA_PRIVILEGED);
  if (row.status === "Dihitung") return tidak(`${row.idOpname} masih dihitung`);
  const putusan = mayDecide(user, sasaranOf(row), aturan, SEBUTAN);
  if (!putusan.boleh) return putusan;
  const tangan = [row.idUser, row.idUserKirim, ...row.idPenghitung];
  if (!tangan.includes(user.idUser)) return boleh;
  return tidak("Yang membuat, menghitung atau mengirim stock opname tidak memutuskannya, minta orang lain");
}

export const mayWithdrawOpname = (user: User, row: OpnameRow): Boleh => mayWithdraw(user, sasaranOf(row), SEBUTAN);

/** Whether the differences can be booked now; names the first product with which they cannot. */
export function mayBook(rows: readonly SelisihRow[]): Boleh {
  for (const row of rows) {
    const masalah = problemOfSelisih(row);
    if (masalah !== null) return tidak(masalah);
  }
  return boleh;
}

/** Why the difference of a product cannot be booked, or null. */
export function problemOfSelisih(row: SelisihRow): string | null {
  const { namaProduk, satuan: unit, isiBeli, jumlahStock, stockSales, selisih, hargaBeli, dikoreksi } = row;
  if (dikoreksi) {
    return `Stock ${namaProduk} sudah dikoreksi sesudah dihitung. Kembalikan opname ini, lalu hitung ulang produk itu`;
  }
  const menjadi = jumlahStock + selisih;
  const ditahan = jumlahStock - stockSales;
  if (menjadi < 0) {
    const [ada, kurang] = [sebutJumlah(jumlahStock, unit), sebutJumlah(selisih, unit)];
    return `Stock ${namaProduk} sekarang ${ada}, selisih ${kurang} membuatnya kurang dari nol. Hitung ulang produk itu`;
  }
  if (menjadi < ditahan) {
    return `Stock ${namaProduk} menjadi ${menjadi}, kurang dari ${ditahan} unit yang ditahan order`;
  }
  // A material is kept in thousandths, and bought in packs.
  return selisih > 0 ? problemOfNilai(unit === "" ? menjadi : Math.ceil(menjadi / isiBeli), hargaBeli) : null;
}

/** How wrong a clock may be before its moments say nothing. */
const SALAH_JAM_MS = 10 * 60_000;

/**
 * The moment at which something was counted. It lies between the beginning of the opname and now: a clock that is a
 * little wrong is set right, one that is far off is refused, because the book of another moment would be noted.
 */
export function momentOf(dihitung: string | null, { mulai, now }: { mulai: Date; now: Date }): Date | Problem {
  if (dihitung === null) return now;
  const saat = new Date(dihitung);
  if (saat.getTime() > now.getTime() + SALAH_JAM_MS) {
    return {
      field: "waktu",
      message: `Waktu hitung ${tertulis(saat)} belum tiba. Betulkan jam perangkat, lalu hitung lagi`,
    };
  }
  if (saat.getTime() < mulai.getTime() - SALAH_JAM_MS) {
    return {
      field: "waktu",
      message: `Waktu hitung ${tertulis(saat)} sebelum opname dimulai. Betulkan jam perangkat, lalu hitung lagi`,
    };
  }
  return new Date(Math.min(now.getTime(), Math.max(mulai.getTime(), saat.getTime())));
}

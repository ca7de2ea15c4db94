import { expect, test } from "vitest";
import type { Menu } from "#kernel/permission.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { User } from "#platform/http/context.ts";
import { MAX_STOCK } from "../../produk/isiProduk.ts";
import {
  countedUnits,
  mayBook,
  mayCount,
  mayDecideOpname,
  mayLeaveUncounted,
  mayLook,
  maySend,
  mayWithdrawOpname,
  momentOf,
  problemOfSelisih,
  sasaranOf,
  sebutJumlah,
} from "./rules.ts";
import type { OpnameRow, SelisihRow } from "./sql.ts";

const user = (idUser: number, role: string, ...menu: Menu[]) => ({ idUser, role, menu }) as unknown as User;
const bos = user(1, "Management");
const opname = (lain: object = {}) =>
  ({
    ...{ idOpname: "OP-1", status: "Menunggu", idUser: 7, idUserKirim: 8, idPenghitung: [9], penyetuju: [] },
    ...{ ditarik: false, diputuskanOleh: null, jumlahDihitung: 1, taruhan: 500, ...lain },
  }) as unknown as OpnameRow;

test("materials are counted in their unit by who may see them, machines in whole ones", () => {
  expect([sebutJumlah(12, ""), sebutJumlah(12_500, "kg")]).toEqual(["12", "12,5 kg"]);
  const look = (kategori: string | null, ...menu: Menu[]) => mayLook(user(7, "Sales", ...menu), { kategori } as never);
  expect([look("bahan"), look("bahan", "Bahan"), look("mesin"), look(null)]).toEqual([false, true, true, true]);
});

test("counts come in thousandths: those of machines are whole units, not more than a stock can be", () => {
  const counted = (kategori: string, ...jumlah: number[]) =>
    countedUnits(jumlah.map((satu, idProduk) => ({ idProduk, jumlah: satu })) as never, { kategori } as never);
  expect(counted("bahan", 1_500, 2)).toEqual([
    { idProduk: 0, jumlah: 1_500 },
    { idProduk: 1, jumlah: 2 },
  ]);
  expect(counted("mesin", 2_000, MAX_STOCK * 1000)).toEqual([
    { idProduk: 0, jumlah: 2 },
    { idProduk: 1, jumlah: MAX_STOCK },
  ]);
  expect(counted("mesin", 2_000, 1_500)).toEqual({ field: "baris", message: "Jumlah harus berupa bilangan bulat" });
  expect(counted("mesin", 2_000, (MAX_STOCK + 1) * 1000)).toMatchObject({
    field: "baris",
    message: expect.stringMatching(/^Jumlah maksimal [\d.]+$/),
  });
});

test("counting ends when it is sent, with something counted and with what the sender knows", () => {
  expect(mayCount(opname({ status: "Dihitung" })).alasan).toBeNull();
  const dikirim = "OP-1 sudah dikirim untuk diputuskan, tidak dapat dihitung lagi";
  expect(mayCount(opname()).alasan).toBe(dikirim);
  expect(mayCount(opname({ status: "Disetujui" })).alasan).toBe("OP-1 sudah disetujui, tidak dapat dihitung lagi");
  expect(maySend(opname({ status: "Dihitung" })).alasan).toBeNull();
  expect(maySend(opname({ status: "Dihitung", jumlahDihitung: 0 })).alasan).toBe("Belum ada produk yang dihitung");
  expect(maySend(opname({ jumlahDihitung: 0 })).alasan).toBe(dikirim);
  const tinggal = (jumlahDihitung: number, diketahui: number) =>
    mayLeaveUncounted({ jumlahProduk: 5, jumlahDihitung }, diketahui).alasan;
  expect([tinggal(3, 2), tinggal(5, 0)]).toEqual([null, null]);
  expect(tinggal(5, 2)).toBe("Semua produk sudah dihitung sementara itu, periksa lalu kirim lagi");
  expect(tinggal(3, 1)).toBe("2 dari 5 produk belum dihitung. Hitung dahulu, atau kirim tanpa produk itu");
});

test("who began, counted or sent it never decides it", () => {
  const aturan = { pengajuanSendiriOlehOrangLain: false, batas: [] };
  const putus = (siapa: User, lain: object = {}) => mayDecideOpname(siapa, opname(lain), aturan).alasan;
  expect(putus(bos)).toBeNull();
  expect(putus(user(2, "Admin"))).toBe("Hanya Super Admin dan Management");
  expect(putus(bos, { status: "Dihitung" })).toBe("OP-1 masih dihitung");
  expect(putus(user(2, "Admin"), { status: "Dihitung" })).toBe("Hanya Super Admin dan Management");
  expect(putus(bos, { status: "Ditolak", diputuskanOleh: "Rina" })).toBe("Stock opname sudah diproses oleh Rina");
  const tangan = "Yang membuat, menghitung atau mengirim stock opname tidak memutuskannya, minta orang lain";
  expect([7, 8, 9].map((id) => putus(user(id, "Super Admin")))).toEqual([tangan, tangan, tangan]);
  expect(mayWithdrawOpname(user(7, "Sales"), opname()).alasan).toBeNull();
  expect(mayWithdrawOpname(user(7, "Sales"), opname({ status: "Dihitung" })).alasan).toBeNull();
  expect(mayWithdrawOpname(bos, opname()).alasan).toBe("Hanya yang mengajukan yang dapat menariknya");
  expect(mayWithdrawOpname(user(7, "Sales"), opname({ status: "Disetujui" })).alasan).toBe(
    "Stock opname berstatus Disetujui",
  );
});

test("limits see what is at stake, and a count under way is with its author", () => {
  expect(sasaranOf(opname())).toEqual({
    ...{ statusPengajuan: "Menunggu", idUser: 7, otomatis: false, ditarik: false, namaPemutus: null, penyetuju: [] },
    ...{ kebutuhan: null, nominal: 500 },
  });
  expect(sasaranOf(opname({ status: "Dihitung", taruhan: null }))).toMatchObject({
    statusPengajuan: "Revisi",
    nominal: 0,
  });
});

const selisih = (lain: object = {}) =>
  ({
    ...{ namaProduk: "Oven", satuan: "", isiBeli: 1, jumlahStock: 10, stockSales: 4, selisih: -4 },
    ...{ hargaBeli: 100 as Rupiah, dikoreksi: false, ...lain },
  }) as unknown as SelisihRow;

test("a difference leaves what orders hold, at least nothing, and at most what a stock may be worth", () => {
  const masalah = (lain: object) => problemOfSelisih(selisih(lain));
  expect([masalah({}), masalah({ selisih: 1 })]).toEqual([null, null]);
  expect(masalah({ dikoreksi: true })).toBe(
    "Stock Oven sudah dikoreksi sesudah dihitung. Kembalikan opname ini, lalu hitung ulang produk itu",
  );
  expect(masalah({ selisih: -5 })).toBe("Stock Oven menjadi 5, kurang dari 6 unit yang ditahan order");
  expect(masalah({ selisih: -10, stockSales: 10 })).toBeNull();
  expect(masalah({ selisih: -11, stockSales: 10 })).toBe(
    "Stock Oven sekarang 10, selisih -11 membuatnya kurang dari nol. Hitung ulang produk itu",
  );
  const terlalu = "Nilai stock (jumlah x harga beli) terlalu besar";
  expect(masalah({ selisih: 1, hargaBeli: 9e14 })).toBe(terlalu);
  expect(masalah({ selisih: 0, hargaBeli: 9e14 })).toBeNull();
  expect(masalah({ selisih: -1, hargaBeli: 9e14 })).toBeNull();
});

test("materials are worth what their packs cost, a begun one as a whole", () => {
  const sekarung = { satuan: "kg", isiBeli: 25_000, jumlahStock: 25_000, stockSales: 25_000, selisih: 1 };
  const masalah = (hargaBeli: number, lain: object = {}) =>
    problemOfSelisih(selisih({ ...sekarung, hargaBeli, ...lain }));
  expect(masalah(4e14)).toBeNull();
  expect(masalah(6e14)).toBe("Nilai stock (jumlah x harga beli) terlalu besar");
  expect(masalah(6e14, { jumlahStock: 24_999 })).toBeNull();
  expect(masalah(1, { selisih: -25_001 })).toContain("sekarang 25 kg, selisih -25,001 kg membuatnya kurang dari nol");
});

test("the first difference that cannot be booked is named", () => {
  expect(mayBook([selisih(), selisih({ selisih: 0 })]).alasan).toBeNull();
  expect(
    mayBook([selisih(), selisih({ namaProduk: "Rak", dikoreksi: true }), selisih({ dikoreksi: true })]).alasan,
  ).toContain("Stock Rak sudah dikoreksi");
});

test("something was counted between the beginning and now, by a clock that is ten minutes wrong at most", () => {
  const [mulai, now] = [new Date("2026-11-20T02:00:00Z"), new Date("2026-11-20T04:00:00Z")];
  const saat = (dihitung: string | null) => momentOf(dihitung, { mulai, now });
  expect(saat(null)).toBe(now);
  expect(saat("2026-11-20T03:00:00Z")).toEqual(new Date("2026-11-20T03:00:00Z"));
  expect([saat("2026-11-20T04:10:00Z"), saat("2026-11-20T01:50:00Z")]).toEqual([now, mulai]);
  expect(saat("2026-11-20T04:10:01Z")).toMatchObject({
    field: "waktu",
    message: expect.stringMatching(/^Waktu hitung .* belum tiba\. Betulkan jam perangkat, lalu hitung lagi$/),
  });
  expect(saat("2026-11-20T01:49:59Z")).toMatchObject({
    field: "waktu",
    message: expect.stringMatching(
      /^Waktu hitung .* sebelum opname dimulai\. Betulkan jam perangkat, lalu hitung lagi$/,
    ),
  });
});

import { expect, test } from "vitest";
import { problemOfAkun } from "./rules.ts";

test("every account of a typed entry is known, and none moves by documents alone", () => {
  const akun = [
    { idAkun: 1, kode: "6-100", nama: "Sewa", kendali: false, dokumen: null },
    { idAkun: 2, kode: "1-200", nama: "Piutang", kendali: true, dokumen: "Invoice" },
  ];
  const masalah = (dikenal: typeof akun, ...idAkun: number[]) =>
    problemOfAkun(idAkun.map((id) => ({ idAkun: id })) as unknown as Parameters<typeof problemOfAkun>[0], dikenal).map(
      ({ message }) => message,
    );
  expect(masalah(akun.slice(0, 1), 1, 1)).toEqual([]);
  expect(masalah(akun, 1, 2)).toEqual(["Akun 1-200 Piutang hanya bergerak lewat dokumennya: pakai Invoice"]);
  // One that is not known beside one that is.
  expect(masalah(akun.slice(0, 1), 1, 9)).toEqual(["Akun tidak dikenal"]);
});

type Siap = { label: string; dari: string; sampai: string };

const dua = (angka: number): string => String(angka).padStart(2, "0");
/** The last day of a month, 1 to 12. */
const akhirBulan = (tahun: number, bulan: number): string =>
  `${tahun}-${dua(bulan)}-${dua(new Date(Date.UTC(tahun, bulan, 0)).getUTCDate())}`;

/** The ranges that people ask for most, seen from today. */
export function rentangSiap(hariIni: string): Siap[] {
  const tahun = Number(hariIni.slice(0, 4));
  const bulan = Number(hariIni.slice(5, 7));
  const [tahunLalu, bulanLalu] = bulan === 1 ? [tahun - 1, 12] : [tahun, bulan - 1];
  return [
    { label: "Hari ini", dari: hariIni, sampai: hariIni },
    { label: "Bulan ini", dari: `${tahun}-${dua(bulan)}-01`, sampai: hariIni },
    { label: "Bulan lalu", dari: `${tahunLalu}-${dua(bulanLalu)}-01`, sampai: akhirBulan(tahunLalu, bulanLalu) },
    { label: "Tahun ini", dari: `${tahun}-01-01`, sampai: hariIni },
    { label: "Tahun lalu", dari: `${tahun - 1}-01-01`, sampai: `${tahun - 1}-12-31` },
    { label: "Semua tanggal", dari: "", sampai: "" },
  ];
}

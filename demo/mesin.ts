/** The machines of the demo company. */

type Mesin = {
  kode: string;
  nama: string;
  kapasitas: string;
  tipe: string;
  kategori: "utama" | "upgrade";
  harga: number;
  beli: number;
  stock: number;
  minimal: number;
  /** Weight when a product is chosen for an order. */
  laku: number;
  gambar: "oven" | "rotary" | "tray" | "part";
};

const mesin = (
  kode: string,
  nama: string,
  [kapasitas, tipe]: [string, string],
  [harga, beli]: [number, number],
  [stock, minimal, laku]: [number, number, number],
  gambar: Mesin["gambar"],
): Mesin => ({
  kode,
  nama,
  kapasitas,
  tipe,
  kategori: gambar === "part" ? "upgrade" : "utama",
  harga: harga * 1000,
  beli: beli * 1000,
  stock,
  minimal,
  laku,
  gambar,
});

export const MESIN: readonly Mesin[] = [
  mesin("OVG-10", "Oven Pengering Gas 10 Rak", ["10 rak", "Gas LPG"], [18_500, 12_100], [20, 9, 9], "oven"),
  mesin("OVG-16", "Oven Pengering Gas 16 Rak", ["16 rak", "Gas LPG"], [26_900, 17_800], [15, 7, 7], "oven"),
  mesin("OVG-24", "Oven Pengering Gas 24 Rak", ["24 rak", "Gas LPG"], [38_500, 25_900], [8, 4, 5], "oven"),
  mesin("OVL-06", "Oven Pengering Listrik 6 Rak", ["6 rak", "Listrik 1 fasa"], [9_750, 6_200], [24, 11, 10], "oven"),
  mesin("OVL-12", "Oven Pengering Listrik 12 Rak", ["12 rak", "Listrik 3 fasa"], [21_300, 14_000], [14, 6, 6], "oven"),
  mesin("RTD-100", "Rotary Dryer 100 kg", ["100 kg/jam", "Biomassa"], [64_000, 43_500], [2, 1, 3], "rotary"),
  mesin("RTD-300", "Rotary Dryer 300 kg", ["300 kg/jam", "Biomassa"], [128_000, 88_000], [0, 0, 2], "rotary"),
  mesin("RTD-500", "Rotary Dryer 500 kg", ["500 kg/jam", "Gas LPG"], [212_000, 149_000], [0, 0, 1], "rotary"),
  mesin("BXD-02", "Box Dryer 2 Ton", ["2 ton", "Sekam"], [47_500, 31_800], [4, 2, 3], "rotary"),
  mesin("BXD-06", "Box Dryer 6 Ton", ["6 ton", "Sekam"], [96_000, 66_000], [1, 0, 2], "rotary"),
  mesin("SLD-04", "Solar Dryer Dome 4x6", ["24 m2", "Surya"], [33_000, 21_700], [7, 3, 4], "tray"),
  mesin("SLD-08", "Solar Dryer Dome 6x8", ["48 m2", "Surya"], [58_000, 38_500], [1, 0, 2], "tray"),
  mesin("TRD-20", "Tray Dryer Stainless 20 Loyang", ["20 loyang", "Listrik"], [28_700, 19_000], [11, 5, 5], "tray"),
  mesin("TRD-48", "Tray Dryer Stainless 48 Loyang", ["48 loyang", "Gas LPG"], [54_500, 36_800], [4, 2, 3], "tray"),
  mesin("VCD-10", "Vacuum Dryer 10 Liter", ["10 liter", "Listrik"], [42_000, 28_400], [4, 2, 2], "tray"),
  mesin("FRD-05", "Freeze Dryer 5 kg", ["5 kg", "Listrik"], [118_000, 82_500], [0, 0, 1], "tray"),
  mesin("SPR-15", "Spinner Peniris Minyak 15 kg", ["15 kg", "Listrik"], [7_900, 4_900], [20, 9, 8], "rotary"),
  mesin("PLT-80", "Mesin Pelet 80 kg", ["80 kg/jam", "Diesel"], [24_600, 16_300], [9, 4, 4], "rotary"),
  mesin("PTN-02", "Mesin Perajang Keripik", ["60 kg/jam", "Listrik"], [5_850, 3_500], [22, 10, 9], "part"),
  mesin("UPG-BRN", "Upgrade Burner Otomatis", ["1 set", "Gas LPG"], [4_650, 2_700], [44, 22, 8], "part"),
  mesin("UPG-PLC", "Upgrade Panel PLC", ["1 set", "Listrik"], [12_400, 7_900], [13, 6, 5], "part"),
  mesin("UPG-IOT", "Upgrade Sensor Suhu IoT", ["4 titik", "Listrik"], [3_250, 1_850], [52, 26, 9], "part"),
  mesin("UPG-RAK", "Tambahan Rak Stainless", ["1 rak", "-"], [685, 360], [120, 60, 10], "part"),
  mesin("UPG-TRL", "Troli Loyang", ["20 loyang", "-"], [2_950, 1_750], [34, 17, 6], "part"),
];

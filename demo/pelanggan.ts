/** The customers: businesses in many cities, each with a contact person. */
const BADAN = ["CV", "PT", "UD", "Koperasi", "Kelompok Tani", "BUMDes"];
const USAHA = [
  "Maju Bersama",
  "Sumber Rejeki",
  "Tani Makmur",
  "Berkah Jaya",
  "Rempah Nusantara",
  "Kopi Gayo",
  "Sinar Abadi",
  "Buah Segar",
  "Agro Lestari",
  "Laut Biru",
  "Karya Mandiri",
  "Keripik Malang",
  "Herbal Sehat",
  "Cahaya Timur",
  "Padi Emas",
  "Singkong Jaya",
  "Cengkeh Ambon",
  "Pala Banda",
  "Rumput Laut Bali",
  "Teh Priangan",
];
const NAMA = [
  "Budi Santoso",
  "Siti Aminah",
  "Andi Saputra",
  "Nur Hasanah",
  "Eko Widodo",
  "Lina Marlina",
  "Fajar Nugroho",
  "Wulan Dari",
  "Yusuf Hakim",
  "Rini Astuti",
  "Doni Setiawan",
  "Mega Puspita",
  "Taufik Rahman",
  "Indah Permata",
  "Bayu Aji",
  "Sri Wahyuni",
  "Arif Budiman",
  "Dian Fitri",
];
const KOTA = [
  "Bandung",
  "Malang",
  "Semarang",
  "Makassar",
  "Medan",
  "Banyuwangi",
  "Garut",
  "Lampung",
  "Yogyakarta",
  "Manado",
  "Pontianak",
  "Kediri",
];

export type Customer = { instansi: string; nama: string; alamat: string; telp: string; email: string };

/** The n-th customer. */
export function customer(n: number): Customer {
  const usaha = USAHA[n % USAHA.length] ?? "";
  const nama = NAMA[(n * 7) % NAMA.length] ?? "";
  const kota = KOTA[(n * 5) % KOTA.length] ?? "";
  return {
    instansi: `${BADAN[(n * 3) % BADAN.length]} ${usaha}${n >= 60 ? ` ${kota}` : ""}`,
    nama,
    alamat: `Jl. Industri No. ${((n * 13) % 180) + 1}, ${kota}`,
    telp: `08${String(1_100_000_000 + n * 7_919_317).slice(0, 10)}`,
    email: n % 3 === 0 ? "" : `${nama.toLowerCase().replace(" ", ".")}@contoh.id`,
  };
}
export const BANYAK_CUSTOMER = 140;

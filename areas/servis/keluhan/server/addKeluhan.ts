import { audit } from "#company/audit/audit.ts";
import { kodeBaru } from "#company/kode.ts";
import { orderTerlihat } from "#company/orderMilik.ts";
import type { Db } from "#platform/db/database.ts";
import type { EncodedImage } from "#platform/files/image.ts";
import type { Input, User, WriteCtx } from "#platform/http/context.ts";
import { invalidField } from "#platform/http/refusal.ts";
import type { keluhan, UnitServis } from "../contract.ts";
import { tanggunganDari } from "../isiKeluhan.ts";
import { garansiKeluhan } from "./rules.ts";
import { findDipesan, findUnit, insertKeluhan, type KeluhanBaru } from "./sql.ts";

type Isian = Input<typeof keluhan.addKeluhan>;
type Tentang = Omit<UnitServis, "nomor" | "idProduk" | "namaProduk" | "terbuka"> & {
  nomor: string | null;
  idProduk: UnitServis["idProduk"] | null;
  namaProduk: string | null;
};

const TAK_DIKENAL = "Nomor seri tidak dikenal. Periksa labelnya, atau kosongkan dan isi order atau nama customernya";

/** Notes a complaint about a unit, or about an order or a customer where the machine has no number. */
export async function addKeluhan(deed: WriteCtx, input: Isian): Promise<string> {
  const { dokumen, keluhan, pelapor, alasanGaransi } = input;
  const tentang = await tentangApa(deed.tx, deed.user, input);
  const customer = input.customer || tentang.customer || "Belum di customer";
  const noTelp = input.noTelp || tentang.noTelp;
  const garansi = garansiKeluhan({
    ...{ tanggungan: input.tanggungan, alasan: alasanGaransi, garansiSampai: tentang.garansiSampai, today: deed.today },
  });
  const isi = { ...tentang, customer, noTelp, keluhan, pelapor, alasanGaransi, garansi };
  return writeKeluhan(deed, isi, dokumen);
}

type Ditulis = Omit<KeluhanBaru, "idKeluhan" | "teksCari"> & { namaProduk: string | null };

/** Writes a complaint with its pictures; every complaint is written here. */
export async function writeKeluhan(
  deed: WriteCtx,
  { namaProduk, ...baru }: Ditulis,
  dokumen: readonly EncodedImage[],
): Promise<string> {
  const { idSo, nomor, customer, keluhan, pelapor, noTelp, alasanGaransi, garansi } = baru;
  const idKeluhan = await kodeBaru(deed, "SV");
  const dicari = [idKeluhan, nomor, idSo, customer, pelapor, noTelp, namaProduk];
  const teksCari = dicari
    .filter((word) => word !== null && word !== "")
    .join("\n")
    .toLowerCase();
  await insertKeluhan(deed, { ...baru, idKeluhan, teksCari });
  await deed.files.keepFor(deed, "keluhan_bukti", { idKeluhan }, dokumen);
  const foto = dokumen.length > 0 ? `${dokumen.length} berkas` : "";
  const isi = { nomor, idSo, customer, keluhan, pelapor, noTelp, alasanGaransi };
  const sesudah = { ...isi, namaProduk, foto, tanggungan: tanggunganDari(garansi) };
  await audit(deed, { jenis: "keluhan", id: idKeluhan, ...(idSo && { idSo }), sesudah });
  return idKeluhan;
}

/** A unit that this person may see; nothing of a colleague's customer. */
export async function unitTerlihat(db: Db, user: User, nomor: string): Promise<UnitServis | undefined> {
  const unit = await findUnit(db, nomor);
  if (!unit || unit.idSo === null) return unit;
  return (await orderTerlihat(db, user, [unit.idSo])).has(unit.idSo) ? unit : undefined;
}

async function tentangApa(db: Db, user: User, { nomor, idSo, idProduk, customer }: Isian): Promise<Tentang> {
  if (nomor !== "") {
    const unit = await unitTerlihat(db, user, nomor);
    if (!unit) throw invalidField("nomor", TAK_DIKENAL);
    const { terbuka: _, ...known } = unit;
    return known;
  }
  if (idSo === "") {
    const tanpa = { nomor: null, idSo: null, noTelp: "", dikirim: null, garansiSampai: null };
    return { ...tanpa, idProduk, namaProduk: await namaDari(db, idProduk), customer };
  }
  const dipesan = await findDipesan(db, idSo, idProduk);
  if (!dipesan) {
    throw idProduk === null
      ? invalidField("idSo", "Order tidak ditemukan")
      : invalidField("idProduk", "Order tidak ditemukan, atau produk ini tidak ada di order itu");
  }
  return { ...dipesan, nomor: null, idSo, idProduk };
}

async function namaDari(db: Db, idProduk: UnitServis["idProduk"] | null): Promise<string | null> {
  if (idProduk === null) return null;
  const [row] = await db<{ namaProduk: string }[]>`select nama_produk from produk where id_produk = ${idProduk}`;
  if (!row) throw invalidField("idProduk", "Produk tidak ditemukan");
  return row.namaProduk;
}

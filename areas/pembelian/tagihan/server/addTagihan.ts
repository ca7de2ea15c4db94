import { bookTagihan } from "#books/pembelian/tagihan.ts";
import { addBiaya, type Biaya } from "#books/stok/biaya.ts";
import { audit } from "#company/audit/audit.ts";
import { nanti } from "#company/hariIni.ts";
import { kodeBaru } from "#company/kode.ts";
import { ketentuanPpn } from "#company/pajak.ts";
import { rupiah } from "#kernel/format.ts";
import { spread } from "#kernel/sebar.ts";
import type { Id, Rupiah } from "#kernel/types.ts";
import { attachImages } from "#platform/files/berkas.ts";
import type { Input, WriteCtx } from "#platform/http/context.ts";
import { conflict, found, invalidField, throwIfAny } from "#platform/http/refusal.ts";
import { lockPokokPemasok } from "../../pemasok/server/sql.ts";
import { type BiayaMasuk, jumlahTagihan, type tagihan } from "../contract.ts";
import { type PoDitagih, problemOfBarang, problemOfBiaya } from "./rules.ts";
import { type BarisBaru, insertTagihan, lockPoDitagih } from "./sql.ts";

type PoMap = ReadonlyMap<string, PoDitagih>;

/** Enters a supplier's bill: it is owed from now on, and what it differs by goes to the goods. */
export async function addTagihan(deed: WriteCtx, input: Input<typeof tagihan.addTagihan>) {
  const { tx, today } = deed;
  const { barang, biaya, ppn, nomor, tglTagihan, tglFaktur, keterangan } = input;
  throwIfAny([
    ...nanti("tglTagihan", "Tanggal tagihan", tglTagihan, today),
    ...nanti("tglFaktur", "Tanggal faktur pajak", input.tglFaktur ?? tglTagihan, today),
  ]);
  if (ppn > 0 && (await ketentuanPpn(tx, today)).ppnAtas === null) throw invalidField("ppn", BUKAN_PKP);
  const pemasok = found(await lockPokokPemasok(tx, input.idPemasok), "Pemasok");
  const po = await lockPoDitagih(
    tx,
    [...barang, ...biaya.flatMap((satu) => satu.idPo.map((idPo) => ({ idPo })))].map(({ idPo }) => idPo),
  );
  const masalah = problemOfBarang(barang, po, pemasok.idPemasok);
  if (masalah !== null) throw conflict(masalah);
  const masalahBiaya = problemOfBiaya(biaya, po);
  if (masalahBiaya !== null) throw invalidField("biaya", masalahBiaya);
  const baris = [...barang.map((satu) => barisBarang(satu, po)), ...biaya.map((satu) => barisBiaya(satu, po))];
  const total = (jumlahTagihan(barang, biaya) + ppn) as Rupiah;
  const nomorFaktur = input.nomorFaktur.replace(/\D/g, "");
  const dokumen = await deed.files.keepAll(tx, input.dokumen);
  const idTagihan = await kodeBaru(deed, "TG");
  const jatuhTempo = await insertTagihan(deed, { ...input, nomorFaktur, idTagihan, pemasok, total, baris });
  await attachImages(tx, "tagihan_bukti", { idTagihan }, dokumen);
  await bookTagihan(deed, idTagihan, {
    barang: baris.flatMap(({ idPo, unit, hargaPo, nominal }) =>
      idPo !== null && unit !== null && hargaPo !== null ? [{ idPo, unit, hargaPo, nominal }] : [],
    ),
    biaya: biaya.reduce((sum, satu) => sum + satu.nominal, 0) as Rupiah,
    ppn,
  });
  await addBiaya(deed, biayaDari(idTagihan, baris, po));
  await audit(deed, {
    jenis: "tagihan",
    id: idTagihan,
    sesudah: {
      ...{ namaPemasok: pemasok.nama, nomor, tglTagihan, jatuhTempo, keterangan, total, status: "Belum Lunas" },
      ...(ppn > 0 ? { ppn, nomorFaktur, tglFaktur } : {}),
      baris: baris.map((satu) => tulisBaris(satu, po)).join("\n"),
    },
  });
  return { message: `Tagihan ${nomor} dari ${pemasok.nama} dicatat`, data: { idTagihan } };
}

const BUKAN_PKP = "Perusahaan belum PKP: PPN pemasok termasuk harga barangnya, isi 0";

function barisBarang({ idPo, unit, harga }: Input<typeof tagihan.addTagihan>["barang"][number], po: PoMap): BarisBaru {
  const hargaPo = po.get(idPo)?.hargaSatuan ?? harga;
  const nominal = (unit * harga) as Rupiah;
  return { jenis: "barang", idPo, unit, harga, hargaPo, keterangan: "", dasar: null, nominal, sebaran: [] };
}

/** A cost with what each purchase order takes of it, by the value or the number of its units that arrived. */
function barisBiaya({ keterangan, nominal, dasar, idPo }: BiayaMasuk, po: PoMap): BarisBaru {
  const rows = idPo.toSorted().flatMap((id) => po.get(id) ?? []);
  const bagian = spread(
    nominal,
    rows.map(({ qtySelesai, hargaSatuan }) => (dasar === "nilai" ? qtySelesai * hargaSatuan : qtySelesai)),
  );
  const sebaran = rows.map((row, at) => ({
    idPo: row.idPo,
    unit: row.qtySelesai,
    nominal: bagian[at] ?? (0 as Rupiah),
  }));
  return { jenis: "biaya", idPo: null, unit: null, harga: null, hargaPo: null, keterangan, dasar, nominal, sebaran };
}

const SELISIH = "Selisih harga tagihan";

/** What the lines add to the goods: one movement for each product and reason, because its units cannot be told apart. */
function biayaDari(sumber: string, baris: readonly BarisBaru[], po: PoMap): Biaya[] {
  const semua = baris.flatMap(({ jenis, idPo, unit, harga, hargaPo, keterangan, sebaran }) =>
    jenis === "barang"
      ? [{ idPo, unit: unit ?? 0, nilai: (unit ?? 0) * ((harga ?? 0) - (hargaPo ?? 0)), keterangan: SELISIH }]
      : sebaran.map((satu) => ({ idPo: satu.idPo, unit: satu.unit, nilai: satu.nominal, keterangan })),
  );
  const per = Map.groupBy(semua, (satu) => `${po.get(satu.idPo ?? "")?.idProduk} ${satu.keterangan}`);
  return [...per.values()]
    .flatMap((rows) => {
      const [first] = rows;
      const row = po.get(first?.idPo ?? "");
      if (!first || !row) return [];
      const nilai = rows.reduce((sum, satu) => sum + satu.nilai, 0);
      const unit = rows.reduce((sum, satu) => sum + satu.unit * (po.get(satu.idPo ?? "")?.isi ?? 1), 0);
      return [
        {
          idProduk: row.idProduk as Id<"produk">,
          nilai,
          unit,
          sumber,
          keterangan: first.keterangan,
        },
      ];
    })
    .toSorted((a, b) => a.idProduk - b.idProduk);
}

function tulisBaris({ jenis, idPo, unit, harga, keterangan, nominal, sebaran }: BarisBaru, po: PoMap): string {
  const nama = (id: string | null) => po.get(id ?? "")?.kloter ?? id;
  if (jenis === "barang") return `PO ${nama(idPo)}: ${unit} unit, ${rupiah(harga ?? 0)} per unit`;
  return `${keterangan}: ${rupiah(nominal)} untuk PO ${sebaran.map((satu) => nama(satu.idPo)).join(", ")}`;
}

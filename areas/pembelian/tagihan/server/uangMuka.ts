import { payMoney, receiveMoney } from "#books/kas/kas.ts";
import { hariUang } from "#books/kas/tanggalUang.ts";
import { applyUangMuka } from "#books/pembelian/tagihan.ts";
import { audit } from "#company/audit/audit.ts";
import { kodeBaru } from "#company/kode.ts";
import { rupiah } from "#kernel/format.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { Input, WriteCtx } from "#platform/http/context.ts";
import { conflict, found, invalidField, must } from "#platform/http/refusal.ts";
import { lockPokokPemasok } from "../../pemasok/server/sql.ts";
import type { tagihan } from "../contract.ts";
import { hariLain, lockTerbuka, noteSisa } from "./bayar.ts";
import { lebih, mayReturn } from "./rules.ts";
import { insertUangMuka, lockPoDitagih, lockUangMuka, lowerUangMuka } from "./sql.ts";

export async function pakaiUangMuka(deed: WriteCtx, input: Input<typeof tagihan.pakaiUangMuka>): Promise<string> {
  const { idTagihan, idUangMuka, nominal } = input;
  const row = await lockTerbuka(deed, idTagihan);
  const pemasok = await lockPokokPemasok(deed.tx, row.idPemasok);
  const uangMuka = found(await lockUangMuka(deed.tx, idUangMuka), "Uang muka");
  if (uangMuka.pokok !== pemasok?.idPemasok) throw conflict(`Uang muka ${idUangMuka} bukan untuk pemasok ini`);
  const masalah = lebih("Tagihan ini", row.sisa, nominal) ?? lebih(`Uang muka ${idUangMuka}`, uangMuka.sisa, nominal);
  if (masalah !== null) throw invalidField("nominal", masalah);
  await applyUangMuka(deed, idTagihan, idUangMuka, nominal);
  await noteSisa(deed, row, (row.sisa - nominal) as Rupiah, { uangMuka: `${idUangMuka}: ${rupiah(nominal)}` });
  return `Uang muka ${rupiah(nominal)} dipakai untuk tagihan ${row.nomor}`;
}

export async function addUangMuka(deed: WriteCtx, input: Input<typeof tagihan.addUangMuka>) {
  const { idPo, idRekening, nominal, keterangan, tanggalUang, dokumen } = input;
  const pemasok = found(await lockPokokPemasok(deed.tx, input.idPemasok), "Pemasok");
  const po = idPo === null ? null : found((await lockPoDitagih(deed.tx, [idPo])).get(idPo), "PO");
  if (po && po.pemasok !== pemasok.idPemasok) throw conflict(`PO ${po.kloter} bukan dari pemasok ini`);
  if (po?.statusPembayaran) throw conflict(`PO ${po.kloter} sudah dibayar`);
  const tanggal = await hariUang(deed, tanggalUang, { rekening: [idRekening] });
  const bukti = await deed.files.keepAll(deed.tx, dokumen);
  const idUangMuka = await kodeBaru(deed, "UM");
  await insertUangMuka(deed, { idUangMuka, pemasok, idPo, nominal, keterangan, tanggal });
  const idPengajuan = await payMoney(deed, {
    kebutuhan: "pembelian-produk",
    idRekening,
    nominal,
    tanggal,
    deskripsi: `Uang muka pembelian ${pemasok.nama}${po ? `, PO ${po.kloter}` : ""}`,
    asal: { idUangMuka },
    bukti,
  });
  const sesudah = {
    namaPemasok: pemasok.nama,
    idPo: po?.idPo ?? "",
    nominal,
    sisa: nominal,
    keterangan,
    pengajuan: idPengajuan,
    ...hariLain(deed, tanggal),
  };
  await audit(deed, { jenis: "uangMuka", id: idUangMuka, sesudah });
  return { message: `Uang muka ${rupiah(nominal)} kepada ${pemasok.nama} dibayar`, data: { idUangMuka } };
}

export async function kembaliUangMuka(deed: WriteCtx, input: Input<typeof tagihan.kembaliUangMuka>): Promise<string> {
  const { idUangMuka, idRekening, nominal, dokumen } = input;
  const row = found(await lockUangMuka(deed.tx, idUangMuka), "Uang muka");
  must(mayReturn(deed.user, row.sisa));
  const masalah = lebih(`Uang muka ${idUangMuka}`, row.sisa, nominal);
  if (masalah !== null) throw invalidField("nominal", masalah);
  const bukti = await deed.files.keepAll(deed.tx, dokumen);
  await lowerUangMuka(deed, idUangMuka, nominal);
  const idPengajuan = await receiveMoney(deed, {
    kebutuhan: "pembelian-produk",
    idRekening,
    nominal,
    deskripsi: `Uang muka ${idUangMuka} kembali dari ${row.namaPemasok}`,
    asal: { idUangMuka },
    bukti,
  });
  const sisa = row.sisa - nominal;
  await audit(deed, {
    jenis: "uangMuka",
    id: idUangMuka,
    sebelum: { sisa: row.sisa },
    sesudah: { sisa, pengajuan: idPengajuan },
  });
  return `${rupiah(nominal)} diterima kembali dari ${row.namaPemasok}`;
}

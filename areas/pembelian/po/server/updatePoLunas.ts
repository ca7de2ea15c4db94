import { payMoney } from "#books/kas/kas.ts";
import { hariUang } from "#books/kas/tanggalUang.ts";
import { audit } from "#company/audit/audit.ts";
import { pelakuTerakhir } from "#company/audit/history.ts";
import { nanti } from "#company/hariIni.ts";
import type { Input, WriteCtx } from "#platform/http/context.ts";
import { conflict, found, invalidField, must, throwIfAny } from "#platform/http/refusal.ts";
import type { po } from "../contract.ts";
import { batalkah } from "./cancelPo.ts";
import { mayPay } from "./rules.ts";
import { lockPo, settlePo, uangMukaPo } from "./sql.ts";

/** Pays a finished purchase order: an approved pengajuan with its row in kas. */
export async function updatePoLunas(deed: WriteCtx, input: Input<typeof po.updatePoLunas>): Promise<string> {
  const { tx, today } = deed;
  const { idPo, idRekening, statusPembayaran, dateLunas, tanggalUang, dokumen } = input;
  if (!statusPembayaran) {
    throw invalidField("statusPembayaran", "Status pembayaran hanya dapat diubah menjadi Sudah Dibayar");
  }
  throwIfAny(nanti("dateLunas", "Tanggal lunas", dateLunas, today));
  const row = found(await lockPo(tx, idPo), "PO");
  await batalkah(deed, row);
  const { kloter, namaProduk, qty } = row;
  if (row.statusPembayaran) throw conflict(`PO ${kloter} sudah dibayar ${await pelakuTerakhir(tx, "po", idPo)}`);
  must(mayPay(deed.user, row));
  const uangMuka = await uangMukaPo(tx, idPo);
  if (uangMuka)
    throw conflict(`PO ${kloter} mempunyai uang muka ${uangMuka}: catat tagihannya agar uang mukanya terpakai`);
  // Until then it is not owed in full, and what was paid earlier would have no place among what is.
  const sejak = { apa: `PO ${kloter} selesai`, tanggal: row.tglSelesai ?? today };
  const tanggal = await hariUang(deed, tanggalUang, { sejak, rekening: [idRekening] });
  const idPengajuan = await payMoney(deed, {
    kebutuhan: "pembelian-produk",
    idRekening,
    nominal: row.totalHarga,
    tanggal,
    deskripsi: `Pembayaran PO ${kloter}: ${namaProduk} ${qty} unit`,
    asal: { idPo, kloter },
    bukti: await deed.files.keepAll(tx, dokumen),
  });
  await settlePo(deed, idPo, tanggal);
  await audit(deed, {
    jenis: "po",
    id: idPo,
    sebelum: { statusPembayaran: false },
    sesudah: { statusPembayaran: true, tglLunas: tanggal, pengajuan: idPengajuan },
  });
  return `PO ${kloter} berhasil dibayar`;
}

import { expect, test } from "vitest";
import { makeProduk } from "#books/fixtures.ts";
import { pemergok } from "#books/periksa/periksa.testing.ts";
import { openOffice } from "#test/support/office.ts";
import { po } from "../contract.ts";
import { detail, pesanLangsung, pesanPo, selesaikan } from "./po.testing.ts";

const office = openOffice();
const ketahuan = pemergok(office);

test("whoever changes a purchase order, its arrivals or its links behind their back is found, with its code", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { kodeProduk: "CUR-2" });
  const idSo = await pesanLangsung(office, boss, idProduk, 2);
  const idPo = await pesanPo(boss, idProduk, 5);
  await selesaikan(boss, idPo, 1);
  const ubah = (set: string) => `update po set ${set} where id_po = '${idPo}'`;
  const tautan = (set: string) => `update po_orderan set ${set} where id_po = '${idPo}'`;
  const found = (text: string) => new RegExp(`^${idPo}: ${text}`);
  await ketahuan(ubah("qty_selesai = 2"), ubah("qty_selesai = 1"), found("selesai 2, riwayat 1, buku 1"));
  await ketahuan(tautan("qty_dilayani = 0"), tautan("qty_dilayani = 1"), found("riwayat 1, tautan 0"));
  const flag = (on: boolean) => `update produk set status_po = ${on} where id_produk = ${idProduk}`;
  await ketahuan(flag(false), flag(true), /^CUR-2: PO terbuka tanpa tanda$/);
  await boss.call(po.cancelPo, { idPo });
  expect((await detail(boss, idPo)).statusPo).toBe("Selesai");
  await ketahuan(tautan("dilepas = false"), tautan("dilepas = true"), found(`ditunggu ${idSo}`));
  await ketahuan(
    ubah("status_pembayaran = true, tgl_lunas = tgl_selesai"),
    ubah("status_pembayaran = false, tgl_lunas = null"),
    found("tanpa pengajuan"),
  );
});

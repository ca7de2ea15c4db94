import fc from "fast-check";
import { expect, test } from "vitest";
import { isiRekening, makeOrder, makeProduk } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { few } from "#test/support/cases.ts";
import { picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { invoice } from "../../invoice/contract.ts";
import { isianInvoice } from "../../invoice/server/invoice.testing.ts";
import { order } from "../../order/contract.ts";
import { retur } from "../../retur/contract.ts";
import { suratJalan } from "../../surat-jalan/contract.ts";
import { isianBaru } from "../../surat-jalan/server/suratJalan.testing.ts";
import { koreksi } from "../contract.ts";

const office = openOffice();

type Langkah =
  | { jenis: "ubah"; qty: number; kedua: boolean; diskon: number | null }
  | { jenis: "kirim"; qty: number }
  | { jenis: "bayar"; bagian: number }
  | { jenis: "nota"; nominal: number }
  | { jenis: "retur" }
  | { jenis: "batal-invoice" }
  | { jenis: "hapus" }
  | { jenis: "batal" };

const langkah = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      jenis: fc.constant("ubah" as const),
      qty: fc.integer({ min: 1, max: 6 }),
      kedua: fc.boolean(),
      diskon: fc.option(fc.integer({ min: 0, max: 3_333_333 })),
    }),
  },
  { weight: 3, arbitrary: fc.record({ jenis: fc.constant("kirim" as const), qty: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 3, arbitrary: fc.record({ jenis: fc.constant("bayar" as const), bagian: fc.integer({ min: 1, max: 4 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ jenis: fc.constant("nota" as const), nominal: fc.integer({ min: 1, max: 9_000_000 }) }),
  },
  { weight: 1, arbitrary: fc.record({ jenis: fc.constant("retur" as const) }) },
  { weight: 2, arbitrary: fc.record({ jenis: fc.constant("batal-invoice" as const) }) },
  { weight: 1, arbitrary: fc.record({ jenis: fc.constant("hapus" as const) }) },
  { weight: 1, arbitrary: fc.record({ jenis: fc.constant("batal" as const) }) },
);

type Orang = { boss: Person; manajer: Person; idSo: string; kedua: number };

/** Does one step by the calls, decided by the other person where it waits; it may be refused, but never fails. */
async function lakukan({ boss, manajer, idSo, kedua }: Orang, satu: Langkah): Promise<void> {
  const kini = (await boss.call(order.getDetailOrder, { idSo })).data;
  const putuskan = async (idKoreksi: string | undefined) => {
    if (!idKoreksi) return;
    const { status } = await manajer.send(koreksi.putuskanKoreksi, { idKoreksi, status: "Disetujui" });
    if (status === 200) return;
    expect(status).toBe(409);
    await boss.call(koreksi.tarikKoreksi, { idKoreksi });
  };
  const sent = async (answer: Promise<{ status: number; body: { data?: object } }>) => {
    const { status, body } = await answer;
    expect([200, 400, 409], JSON.stringify(body)).toContain(status);
    return status === 200 ? (body.data as Record<string, string> | undefined) : undefined;
  };
  switch (satu.jenis) {
    case "ubah": {
      const lama = kini.orders.map(({ idOrderan, idProduk, sumberProduk }, at) => ({
        ...{ idOrderan, idProduk, sumberProduk, qty: at === 0 ? satu.qty : 1 },
        ...(at === 0 ? { diskon: satu.diskon } : {}),
      }));
      const baru = satu.kedua ? [{ idProduk: kedua, sumberProduk: "SG", qty: 1 }] : [];
      const listProduk = lama.length > 1 && satu.kedua ? lama.slice(0, 1) : [...lama, ...baru];
      const data = await sent(boss.send(koreksi.editOrder, { idSo, alasan: "Uji", listProduk } as never) as never);
      return putuskan(data?.idPerubahan);
    }
    case "kirim": {
      const baris = kini.orders.find(
        ({ qty, qtyGanti, qtyBersurat, qtySelesai }) => Math.min(qty, qtySelesai) + qtyGanti > qtyBersurat,
      );
      const idInvoice = kini.invoices[0]?.idInvoice;
      if (!baris || !idInvoice) return;
      const isian = await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim" });
      const barang = [
        { idOrderan: baris.idOrderan, qty: Math.min(satu.qty, baris.qty + baris.qtyGanti - baris.qtyBersurat) },
      ];
      await sent(boss.send(suratJalan.addSuratJalan, { ...isian, barang } as never) as never);
      return;
    }
    case "bayar": {
      if (kini.statusPembayaran === "Lunas" || kini.statusSo === "Cancel") return;
      const isian = await isianInvoice(office, boss, idSo, {});
      const dp = Math.floor(Number(isian.nominalBayar) / satu.bagian);
      const tipe = satu.bagian === 1 ? {} : { tipePembayaran: "DP" as const, nominalDp: dp };
      const data = await sent(boss.send(invoice.addInvoice, await isianInvoice(office, boss, idSo, tipe)) as never);
      if (data) await sent(boss.send(invoice.approveInv, { idInv: data.idInvoice } as never) as never);
      return;
    }
    case "nota": {
      const isian = { idSo, nominal: satu.nominal, alasan: "Cacat", dokumen: [await picture()] };
      return putuskan((await sent(boss.send(koreksi.addNotaKredit, isian as never) as never))?.idNotaKredit);
    }
    case "hapus": {
      const isian = { idSo, nominal: 1_000, alasan: "Tidak tertagih" };
      return putuskan((await sent(boss.send(koreksi.hapusPiutang, isian as never) as never))?.idHapus);
    }
    case "retur": {
      const surat = kini.suratJalan.find(({ barang }) => barang.some(({ qty, qtyRetur }) => qty > qtyRetur));
      const baris = surat?.barang.find(({ qty, qtyRetur }) => qty > qtyRetur);
      if (!surat || !baris) return;
      const barang = [{ idOrderan: baris.idOrderan, baik: 1 }];
      const isian = { idSj: surat.idSuratJalan, alasan: "Salah", barang, dokumen: [await picture()] };
      await sent(boss.send(retur.addRetur, isian as never) as never);
      return;
    }
    case "batal-invoice": {
      const idInv = kini.invoices.at(-1)?.idInvoice;
      if (!idInv) return;
      const isian = { idInv, alasan: "Rekening salah", dokumen: [await picture()] };
      return putuskan((await sent(boss.send(koreksi.batalkanInvoice, isian as never) as never))?.idPembatalan);
    }
    case "batal":
      await sent(boss.send(order.cancelSo, { idSo }) as never);
  }
}

test("after any sequence of changes, deliveries, payments, returns, credits and cancellations the books agree", async () => {
  const boss = await office.person("Super Admin");
  const manajer = await office.person("Management");
  await isiRekening(office, boss, "BCA RJP", 500_000_000);
  await isiRekening(office, boss, "Kas Kecil", 500_000_000);
  const kedua = await makeProduk(office, boss, { stock: 1_000, hargaProduk: 1_700_001 });
  await fc.assert(
    fc.asyncProperty(fc.array(langkah, { minLength: 4, maxLength: 14 }), fc.boolean(), async (semua, dp) => {
      const idProduk = await makeProduk(office, boss, { stock: 20, hargaProduk: 3_333_333 });
      const idSo = await makeOrder(office, boss, { baris: [{ idProduk, qty: 3, diskon: 111_111 }] });
      if (dp) await makeInvoice(office, boss, idSo, { dp: 1_234_567 });
      for (const satu of semua) await lakukan({ boss, manajer, idSo, kedua }, satu);
      expect((await office.periksa()).filter((rule) => !rule.lolos)).toEqual([]);
    }),
    few(4),
  );
}, 300_000);

import { Alert, Stack } from "@mantine/core";
import type { BarisBeda, DampakKoreksi } from "#areas/penjualan/koreksi/isiKoreksi.ts";
import { ribuan } from "#kernel/format.ts";
import { Facts } from "../ui/dialog/DetailShell.tsx";
import { type LineColumn, LineTable } from "../ui/value/LineTable.tsx";
import { Money } from "../ui/value/Money.tsx";
import { moneyColumn } from "../ui/value/moneyColumn.tsx";
import { Ringkasan } from "../ui/value/Ringkasan.tsx";
import { TwoLines } from "../ui/value/TwoLines.tsx";
import { GeseranSaldo } from "./DampakRekening.tsx";

const menjadi = (lama: number | null, baru: number | null): string =>
  lama === baru ? `${baru ?? 0}` : `${lama ?? 0} menjadi ${baru ?? 0}`;

/** The prices are those after it. */
function sayDiskon(lama: number | null, baru: number | null): string | null {
  const [dari, ke] = [lama ?? baru ?? 0, baru ?? lama ?? 0];
  if (dari === 0 && ke === 0) return null;
  return dari === ke ? `diskon ${ribuan(ke)}` : `diskon ${ribuan(dari)} menjadi ${ribuan(ke)}`;
}

const HARGA: LineColumn<BarisBeda> = {
  ...moneyColumn("Harga", ({ hargaLama, hargaBaru }: BarisBeda) => hargaBaru ?? hargaLama),
  cell: ({ hargaLama, hargaBaru, diskonLama, diskonBaru }) => (
    <TwoLines below={sayDiskon(diskonLama, diskonBaru)}>
      <Money value={hargaBaru ?? hargaLama} />
    </TwoLines>
  ),
};

const BARIS: readonly LineColumn<BarisBeda>[] = [
  { header: "Barang", cell: ({ namaProduk, sumberProduk }) => `${namaProduk} (${sumberProduk})`, wrap: 150 },
  { header: "Jumlah", cell: ({ qtyLama, qtyBaru }) => menjadi(qtyLama, qtyBaru) },
  HARGA,
];

const JURNAL: readonly LineColumn<DampakKoreksi["jurnal"][number]>[] = [
  { header: "Akun", cell: ({ kode, nama }) => `${kode} ${nama}`, wrap: 160 },
  moneyColumn("Debit", ({ debit }: DampakKoreksi["jurnal"][number]) => debit || null),
  moneyColumn("Kredit", ({ kredit }: DampakKoreksi["jurnal"][number]) => kredit || null),
];

const sama = ({ qtyLama, qtyBaru, hargaLama, hargaBaru, diskonLama, diskonBaru }: BarisBeda): boolean =>
  qtyLama === qtyBaru && hargaLama === hargaBaru && diskonLama === diskonBaru;

/** What a correction changes: fields, lines, total, amount due, stock, account and journal. */
export function BedaKoreksi({ dampak }: { dampak: DampakKoreksi }) {
  const { isian, baris, totalLama, totalBaru, sisaLama, sisaBaru, kembali, stok, jurnal, rekening, alasan } = dampak;
  const tetap = baris.length > 0 && baris.every(sama);
  const uang = tetap || totalLama !== totalBaru || sisaLama !== sisaBaru || kembali > 0;
  return (
    <Stack gap="xs">
      {isian.length > 0 && (
        <Facts
          facts={isian.map(({ label, sebelum, sesudah }) => ({
            label,
            value: `${sebelum || "-"} menjadi ${sesudah || "-"}`,
          }))}
        />
      )}
      {baris.length > 0 && (
        <LineTable
          label={tetap ? "Barang" : "Perubahan barang"}
          columns={BARIS}
          lines={baris}
          lineKey={(satu) => baris.indexOf(satu)}
        />
      )}
      {uang && (
        <Ringkasan
          label={tetap ? "Nilai order" : "Tagihan sesudah koreksi"}
          baris={[
            ...(totalLama === totalBaru
              ? [{ label: "Total", nilai: totalLama }]
              : [
                  { label: "Total sekarang", nilai: totalLama },
                  { label: "Total menjadi", nilai: totalBaru, jumlah: true },
                ]),
            ...(sisaLama === null ? [] : [{ label: "Sisa tagihan sekarang", nilai: sisaLama }]),
            // Without an approved invoice nothing is due.
            ...(sisaBaru === null ? [] : [{ label: "Sisa tagihan menjadi", nilai: sisaBaru, jumlah: true }]),
            ...(kembali > 0 && rekening === null ? [{ label: "Diajukan untuk dikembalikan", nilai: kembali }] : []),
          ]}
        />
      )}
      {rekening && <GeseranSaldo {...rekening} />}
      {stok.length > 0 && (
        <Facts
          facts={stok.map(({ namaProduk, qty }) => ({
            label: `Stok bebas ${namaProduk}`,
            value: qty > 0 ? `bertambah ${qty}` : `berkurang ${-qty}`,
          }))}
        />
      )}
      {jurnal.length > 0 && (
        <LineTable label="Jurnal" columns={JURNAL} lines={jurnal} lineKey={(satu) => jurnal.indexOf(satu)} />
      )}
      {alasan !== null && <Alert color="red">{alasan}</Alert>}
    </Stack>
  );
}

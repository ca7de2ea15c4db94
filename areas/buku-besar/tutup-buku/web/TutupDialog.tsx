import { Button, Group, Stack, Text } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconLock, IconShieldCheck } from "@tabler/icons-react";
import { namaBulan } from "#areas/laporan/bulan.ts";
import type { Answer } from "#kernel/call.ts";
import { rupiah } from "#kernel/format.ts";
import type { DocumentKind } from "#web/documents/address.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { DetailShell, Section } from "#web/ui/dialog/DetailShell.tsx";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { type AngkaBulan, type JenisPeriksa, type PeriksaTutup, tutupBuku } from "../contract.ts";
import classes from "./tutupBuku.module.css";

type Persiapan = Answer<typeof tutupBuku.getPeriksaTutup>["data"];

/** What is looked at before months are closed, their figures, and the button that closes them. */
export function TutupDialog({ dialog }: { dialog: Dialog<string> }) {
  return (
    <DetailShell dialog={dialog} title={(bulan) => `Tutup Buku Sampai Dengan ${namaBulan(bulan)}`} size="xl">
      {(bulan) => (
        <Answered call={tutupBuku.getPeriksaTutup} input={{ bulan }} height={420}>
          {({ data }) => <Isi bulan={bulan} data={data} selesai={dialog.close} />}
        </Answered>
      )}
    </DetailShell>
  );
}

function Isi({ bulan, data, selesai }: { bulan: string; data: Persiapan; selesai: () => void }) {
  if (!data.aksi.boleh) return <Text>{data.aksi.alasan}</Text>;
  const banyak = data.angka.length;
  return (
    <Stack gap="md">
      <Section title="Yang diperiksa">
        <ul className={classes.periksa}>
          {data.periksa.map((satu) => (
            <Periksa key={satu.jenis} periksa={satu} />
          ))}
          <li data-keadaan="beres">
            <IconShieldCheck size={20} aria-hidden />
            <div>
              <Text fw={600}>Pemeriksaan buku</Text>
              <Text size="sm" c="dimmed">
                Dijalankan ketika menutup; pada data yang besar dapat memakan waktu satu menit. Bila ada yang tidak
                cocok, bulan tidak ditutup.
              </Text>
            </div>
          </li>
        </ul>
      </Section>
      <Section title={banyak > 1 ? `Angka ${banyak} bulan yang akan ditutup` : "Angka bulan yang akan ditutup"}>
        <LineTable label="Angka" columns={KOLOM} lines={data.angka} lineKey={(row) => row.bulan} wide tall />
      </Section>
      <Tombol bulan={bulan} data={data} selesai={selesai} />
    </Stack>
  );
}

const KOLOM: readonly LineColumn<AngkaBulan>[] = [
  { header: "Bulan", cell: ({ bulan }) => namaBulan(bulan) },
  { header: "Laba (Semua Rekening)", cell: ({ laba }) => <Money value={laba} />, align: "right" },
  { header: "Laba Akrual", cell: ({ labaAkrual }) => <Money value={labaAkrual} />, align: "right" },
  { header: "Total Aset (Neraca)", cell: ({ totalAset }) => <Money value={totalAset} />, align: "right" },
];

const JUDUL: Readonly<Record<JenisPeriksa, string>> = {
  jurnalUmum: "Jurnal Umum yang menunggu",
  pengajuan: "Pengajuan yang menunggu",
  pengajuanAsset: "Pengajuan Asset yang menunggu",
  pelepasanAsset: "Pelepasan Asset yang menunggu",
  invoice: "Invoice yang menunggu persetujuan",
  opname: "Stock opname yang belum selesai",
  retur: "Retur yang menunggu keputusan",
  rekonsiliasi: "Rekening yang belum direkonsiliasi",
  faktur: "Faktur pajak yang belum disetujui Coretax",
  masukan: "Faktur masukan tanpa tagihan",
  tanpaFaktur: "Tagihan ber-PPN tanpa faktur masukan",
  buktiDitunggu: "Bukti potong yang ditunggu dari pelanggan",
  buktiDibuat: "Bukti potong pemasok yang belum dibuat",
  pphFinal: "PPh final yang belum disetor",
  produksi: "Bulan dengan biaya produksi yang belum dibebankan",
  belumDipetakan: "Kebutuhan yang belum dipetakan",
  neraca: "Angka Neraca yang diketik",
};
/** A screen without details of its documents has their names alone. */
const DOKUMEN: Readonly<Record<JenisPeriksa, DocumentKind | null>> = {
  jurnalUmum: "jurnalUmum",
  pengajuan: "pengajuan",
  pengajuanAsset: "pengajuanAsset",
  pelepasanAsset: "pelepasanAsset",
  invoice: "invoice",
  opname: "opname",
  retur: "retur",
  rekonsiliasi: "rekeningKoran",
  faktur: "faktur",
  masukan: null,
  tanpaFaktur: "tagihan",
  buktiDitunggu: "invoice",
  buktiDibuat: "tagihan",
  pphFinal: null,
  produksi: "jurnalUmum",
  belumDipetakan: "akun",
  neraca: "akun",
};
const TANDA = { beres: IconCircleCheck, ingat: IconAlertTriangle, halang: IconCircleX } as const;
const ARTI = { beres: "Beres", ingat: "Peringatan", halang: "Menghalangi" } as const;

/** One thing that is looked at; its explanation is shown where there is something to say. */
function Periksa({ periksa }: { periksa: PeriksaTutup }) {
  const { jenis, jumlah, nilai, menghalangi, keterangan, daftar } = periksa;
  const keadaan = jumlah === 0 ? "beres" : menghalangi ? "halang" : "ingat";
  const Tanda = TANDA[keadaan];
  const sisa = jumlah - daftar.length;
  const kind = DOKUMEN[jenis];
  return (
    <li data-keadaan={keadaan}>
      <Tanda size={20} aria-label={ARTI[keadaan]} role="img" />
      <div>
        <Text fw={keadaan === "beres" ? 400 : 600}>
          {JUDUL[jenis]}
          {jenis !== "neraca" && `: ${jumlah === 0 ? "tidak ada" : jumlah}`}
          {nilai !== null && jumlah > 0 && `, senilai ${rupiah(nilai)}`}
        </Text>
        {(jumlah > 0 || jenis === "neraca") && (
          <Text size="sm" c="dimmed">
            {keterangan}
          </Text>
        )}
        {daftar.length > 0 && (
          <div className={classes.dokumen}>
            {daftar.map(({ kunci, nama }) =>
              kind === null ? (
                <span key={kunci + nama}>{nama}</span>
              ) : (
                <DocumentLink key={kunci + nama} kind={kind} kunci={kunci} label={nama} />
              ),
            )}
            {sisa > 0 && <span>dan {sisa} lainnya</span>}
          </div>
        )}
      </div>
    </li>
  );
}

function Tombol({ bulan, data, selesai }: { bulan: string; data: Persiapan; selesai: () => void }) {
  const terhalang = !data.tutup.boleh;
  const banyak = data.angka.length;
  const tutup = useConfirmedCall({
    call: tutupBuku.closeBulan,
    input: (satu: string) => ({ bulan: satu }),
    ask: (satu) => `Tutup buku sampai dengan ${namaBulan(satu)}?`,
    text: `Angka ${banyak > 1 ? `${banyak} bulan ini` : "bulan ini"} tidak berubah lagi. Membukanya kembali memerlukan alasan dan orang kedua.`,
    danger: false,
    busy: "Memeriksa buku dan menutup bulan…",
    fallback: "Gagal menutup buku",
    done: selesai,
  });
  return (
    <Group justify="flex-end" gap="sm">
      {terhalang && (
        <Text size="sm" c="dimmed">
          {data.tutup.alasan}
        </Text>
      )}
      <Button
        leftSection={<IconLock size={16} aria-hidden />}
        aria-disabled={terhalang || undefined}
        data-disabled={terhalang || undefined}
        onClick={() => !terhalang && void tutup(bulan)}
      >
        Tutup Buku
      </Button>
    </Group>
  );
}

import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { IconArchive, IconPackageExport, IconQrcode } from "@tabler/icons-react";
import type { Answer } from "#kernel/call.ts";
import { desimal, rupiah } from "#kernel/format.ts";
import { inOrder } from "#kernel/record.ts";
import { showing } from "#kernel/showing.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { HistoryPanel } from "#web/documents/HistoryPanel.tsx";
import { BarisKeadaan, Langkah, LangkahDokumen } from "#web/documents/Langkah.tsx";
import { DetailShell, type Fact, Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import { PASTIKAN } from "#web/ui/dialog/dialogs.ts";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { later } from "#web/ui/page/later.tsx";
import { Photos } from "#web/ui/picture/Photos.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { moneyColumn } from "#web/ui/value/moneyColumn.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import { tempatBarang } from "../../isiBarang.ts";
import { tahunDari } from "../../kategori/contract.ts";
import { type Asset, type BarisJadwal, isiAsset, kondisiOf, listAsset, NAMA_PERHATIAN } from "../contract.ts";
import { cetakLabel } from "./cetakLabel.ts";
import { KEADAAN_BULAN, KONDISI } from "./status.ts";

// Loaded later: the chart library is large, and the list does not need it.
const KurvaSusut = later(() => import("./KurvaSusut.tsx").then((file) => file.KurvaSusut), 240);

/** The detail of an asset with its depreciation plan; `record` is its code. */
export function AssetDetail({ dialog }: { dialog: Dialog<string> }) {
  return (
    <DetailShell dialog={dialog} title={(kodeAsset) => `Detail Asset ${kodeAsset}`}>
      {(kodeAsset) => (
        <Answered call={listAsset.getDetailAsset} input={{ kodeAsset }} height={480}>
          {({ data }) => <Bagian asset={data} />}
        </Answered>
      )}
    </DetailShell>
  );
}

function Bagian({ asset }: { asset: Asset }) {
  return (
    <>
      <Group gap="xs" mb={6}>
        <Text fw={600} size="lg">
          {asset.namaBarang}
        </Text>
        <StatusBadge map={KONDISI} state={kondisiOf(asset.softDelete)} />
      </Group>
      <BarisKeadaan
        nama={asset.kodeAsset}
        keadaan={[
          `Nilai buku ${rupiah(asset.penyusutan[0]?.totalSusut ?? 0)}`,
          `dari ${rupiah(asset.harga)}`,
          asset.pelepasan ? `Pelepasan ${asset.pelepasan.statusPengajuan.toLowerCase()}` : null,
        ]}
      >
        {asset.aksi.kondisi.boleh && (
          <Langkah
            call={listAsset.updateKondisiAsset}
            href={`/admin/asset/listAsset?${new URLSearchParams({ kondisi: asset.kodeAsset })}`}
            icon={<IconArchive size={16} />}
          >
            Update kondisi
          </Langkah>
        )}
        {asset.pelepasan && (
          <LangkahDokumen
            kind="pelepasanAsset"
            kunci={asset.pelepasan.idPelepasanAsset}
            icon={<IconPackageExport size={16} />}
          >
            Lihat pelepasan
          </LangkahDokumen>
        )}
        <Button variant="default" leftSection={<IconQrcode size={16} aria-hidden />} onClick={() => cetakLabel(asset)}>
          Cetak Label QR
        </Button>
      </BarisKeadaan>
      <BelumDitinjau asset={asset} />
      <Section title="Asset">
        <Facts facts={fakta(asset)} />
      </Section>
      <Answered call={listAsset.getJadwalPenyusutan} input={{ idAsset: asset.idAsset }} height={360}>
        {(answer) => <Penyusutan answer={answer} />}
      </Answered>
      <Section title="Riwayat">
        <HistoryPanel jenis="asset" id={asset.idAsset} />
      </Section>
    </>
  );
}

/** What somebody else did with the asset, for those in charge to look at. */
function BelumDitinjau({ asset }: { asset: Asset }) {
  const tinjau = useConfirmedCall({
    call: listAsset.tinjauAsset,
    input: ({ idAsset }: Asset) => ({ idAsset }),
    ask: ({ kodeAsset }) => `Perubahan asset ${kodeAsset} sudah benar?`,
    text: ({ namaBarang, harga }) => `${namaBarang}, ${rupiah(harga)}.\n${PASTIKAN}`,
    danger: false,
    busy: "Menyimpan…",
    fallback: "Gagal meninjau asset",
  });
  if (asset.perhatian.length === 0) return null;
  return (
    <Alert color="yellow" mb="lg" title="Belum ditinjau Management">
      <Stack gap="xs" align="flex-start">
        {asset.perhatian.map(({ jenis, tanggal, oleh }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice on a day
          <Text size="sm" key={at}>
            {NAMA_PERHATIAN[jenis]} oleh {oleh} pada <Tanggal value={tanggal} />
          </Text>
        ))}
        {asset.aksi.tinjau.boleh && (
          <Button size="xs" variant="default" onClick={() => void tinjau(asset)}>
            Sudah ditinjau
          </Button>
        )}
      </Stack>
    </Alert>
  );
}

type Jawaban = Answer<typeof listAsset.getJadwalPenyusutan>;

function Penyusutan({ answer: { asset, data: jadwal, kondisi, buktiFotoPengajuan } }: { answer: Jawaban }) {
  const berjalan = jadwal.find((baris) => baris.keadaan === "belum")?.bulanKe;
  return (
    <>
      {buktiFotoPengajuan.length > 0 && (
        <Section title="Foto">
          <Photos images={buktiFotoPengajuan} name={`Foto ${asset.namaBarang}`} />
        </Section>
      )}
      <Section title="Penyusutan">
        <Stack gap="md">
          <Facts facts={faktaSusut(asset, jadwal)} />
          <KurvaSusut asset={asset} jadwal={jadwal} />
          <LineTable
            label="Jadwal penyusutan"
            columns={JADWAL}
            lines={jadwal}
            lineKey={(baris) => baris.bulanKe}
            lineTone={(baris) => (baris.bulanKe === berjalan ? "green" : undefined)}
            wide
            tall
          />
        </Stack>
      </Section>
      <Section title="Perubahan Kondisi">
        <LineTable
          label="Perubahan kondisi"
          columns={KONDISI_COLUMNS}
          lines={kondisi}
          lineKey={(baris) => baris.waktu}
          empty="Digunakan sejak masuk."
          wide
        />
      </Section>
    </>
  );
}

const fakta = (asset: Asset): Fact[] =>
  showing(isiAsset, { others: ["idAsset", "namaBarang", "softDelete", "idPengajuanAsset"] }, [
    ...recordFacts(
      isiAsset,
      asset,
      "kodeAsset",
      ...inOrder(tempatBarang)("kategoriAsset", "lokasiAsset"),
      "tglAssetMasuk",
      "harga",
    ),
    ...(asset.tglBuku === asset.tglAssetMasuk
      ? []
      : [{ label: "Tercatat di Buku Sejak", value: <Tanggal value={asset.tglBuku} /> }]),
    {
      label: isiAsset.idPengajuanAsset.label,
      value: asset.idPengajuanAsset && <DocumentLink kind="pengajuanAsset" kunci={asset.idPengajuanAsset} />,
    },
    ...(asset.pelepasan
      ? [
          {
            label: asset.pelepasan.statusPengajuan === "Disetujui" ? "Dilepas" : "Pelepasan Menunggu",
            value: <DocumentLink kind="pelepasanAsset" kunci={asset.pelepasan.idPelepasanAsset} />,
          },
        ]
      : []),
    ...recordFacts(isiAsset, asset, "keterangan"),
  ]);

function faktaSusut({ penyusutan: [susut] }: Asset, jadwal: readonly BarisJadwal[]): Fact[] {
  return [
    { label: "Lama Penyusutan", value: `${jadwal.length} bulan (${desimal(tahunDari(jadwal.length))} tahun)` },
    { label: "Penyusutan per Bulan", value: <Money value={susut?.hargaSusutPerBulan} /> },
    { label: "Akumulasi Penyusutan", value: <Money value={susut?.akumulasiSusut} /> },
    { label: "Nilai Buku Hari Ini", value: <Money value={susut?.totalSusut} /> },
    { label: "Habis Disusutkan", value: <Tanggal value={jadwal.at(-1)?.tanggal} /> },
  ];
}

const JADWAL: readonly LineColumn<BarisJadwal>[] = [
  { header: "Bulan Ke", align: "right", cell: (baris) => baris.bulanKe },
  { header: "Tanggal", cell: (baris) => <Tanggal value={baris.tanggal} /> },
  moneyColumn("Penyusutan", (baris) => baris.nilaiSusut),
  moneyColumn("Akumulasi", (baris) => baris.akumulasiSusut),
  moneyColumn("Nilai Buku", (baris) => baris.totalSusut),
  { header: "Keadaan", cell: (baris) => <StatusBadge map={KEADAAN_BULAN} state={baris.keadaan} /> },
];

const KONDISI_COLUMNS: readonly LineColumn<Jawaban["kondisi"][number]>[] = [
  { header: "Tanggal", cell: (baris) => <Tanggal value={baris.tanggal} /> },
  { header: "Kondisi", cell: (baris) => <StatusBadge map={KONDISI} state={baris.statusAsset} /> },
  { header: "Keterangan", cell: (baris) => baris.keterangan || "-" },
  { header: "Oleh", cell: (baris) => baris.user.namaLengkap },
];

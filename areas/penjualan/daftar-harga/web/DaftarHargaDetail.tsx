import { Button, Group, Skeleton, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconPencil, IconTrendingUp, IconUpload } from "@tabler/icons-react";
import { useState } from "react";
import { jakartaToday, ribuan, tanggal } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { useMay } from "#web/api/session.ts";
import { HistoryPanel } from "#web/documents/HistoryPanel.tsx";
import { DetailShell, Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { type Dialog, useDialog } from "#web/ui/dialog/useDialog.ts";
import { LaterSelect } from "#web/ui/field/LaterSelect.tsx";
import { ExportButton } from "#web/ui/file/ExportButton.tsx";
import { LinePages } from "#web/ui/list/LinePages.tsx";
import { Answered } from "#web/ui/page/Answered.tsx";
import type { LineColumn } from "#web/ui/value/LineTable.tsx";
import { moneyColumn } from "#web/ui/value/moneyColumn.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import { type BarisHarga, type DetailDaftarHarga, daftarHarga } from "../contract.ts";
import { barisHarga, sebutHarga } from "../isiDaftarHarga.ts";
import type { HargaDiubah } from "./HargaForm.tsx";
import { STATUS } from "./status.ts";

const HargaForm = onOpening(() => import("./HargaForm.tsx").then((file) => file.HargaForm));
const NaikForm = onOpening(() => import("./NaikForm.tsx").then((file) => file.NaikForm));
const Ubah = onOpening(() => import("./DaftarHargaForm.tsx").then((file) => file.DaftarHargaUbah));
const Impor = onOpening(() => import("./DaftarHargaImport.tsx").then((file) => file.DaftarHargaImport));

/** A price list with its prices; `record` is its id. */
export const DaftarHargaDetail = ({ dialog }: { dialog: Dialog<string> }) => (
  <DetailShell dialog={dialog} title="Daftar Harga" size="64rem">
    {(idDaftarHarga) => (
      <Answered call={daftarHarga.getDetailDaftarHarga} input={{ idDaftarHarga }} height={420}>
        {({ data }) => <Isi row={data} />}
      </Answered>
    )}
  </DetailShell>
);

function Isi({ row }: { row: DetailDaftarHarga }) {
  const { pelanggan, kelompok, mulai, sampai } = row;
  return (
    <>
      <Group gap="xs" mb={6}>
        <Text fw={600} size="lg">
          {row.nama}
        </Text>
        <StatusBadge map={STATUS} state={row.status} />
      </Group>
      <Langkahnya row={row} />
      <Section title="Untuk Siapa">
        <Facts
          facts={[
            { label: "Berlaku", value: `${tanggal(mulai)} s.d. ${sampai === null ? "seterusnya" : tanggal(sampai)}` },
            { label: "Kelompok Pelanggan", value: kelompok || "-" },
            { label: "Pelanggan", value: pelanggan.map(({ nama }) => nama).join(", ") || "-" },
          ]}
        />
      </Section>
      <Section title={`Harga (${ribuan(row.jumlahHarga)} produk)`}>
        <Harga row={row} />
      </Section>
      <Section title="Riwayat">
        <HistoryPanel jenis="daftarHarga" id={row.idDaftarHarga} />
      </Section>
    </>
  );
}

function Langkahnya({ row }: { row: DetailDaftarHarga }) {
  const harga = useDialog<HargaDiubah>();
  const naik = useDialog<DetailDaftarHarga>();
  const ubah = useDialog<DetailDaftarHarga>();
  const impor = useDialog();
  const may = useMay(daftarHarga.setHarga);
  const { idDaftarHarga } = row;
  return (
    <Group gap="xs" mb="md">
      {may && (
        <>
          <Button
            leftSection={<IconPencil size={16} aria-hidden />}
            onClick={() => harga.open({ daftar: row, satu: null })}
          >
            Isi harga
          </Button>
          <Button
            variant="default"
            leftSection={<IconTrendingUp size={16} aria-hidden />}
            onClick={() => naik.open(row)}
          >
            Naikkan semua
          </Button>
          <Button variant="default" leftSection={<IconUpload size={16} aria-hidden />} onClick={() => impor.open()}>
            Import
          </Button>
        </>
      )}
      <ExportButton
        call={daftarHarga.exportDaftarHarga}
        input={{ idDaftarHarga }}
        label="Export"
        fallback="Gagal mengekspor daftar harga"
      />
      {may && (
        <Button variant="default" onClick={() => ubah.open(row)}>
          Ubah daftar
        </Button>
      )}
      <HargaForm dialog={harga} />
      <NaikForm dialog={naik} />
      <Ubah dialog={ubah} />
      <Impor dialog={impor} idDaftarHarga={idDaftarHarga} />
    </Group>
  );
}

const BARIS = 20;

const kolom = (ubah: ((satu: BarisHarga) => void) | null): readonly LineColumn<BarisHarga>[] => [
  {
    header: "Produk",
    cell: (row) => <TwoLines below={row.kodeProduk}>{row.namaProduk}</TwoLines>,
  },
  moneyColumn(barisHarga.hargaProduk.label, (row) => row.hargaProduk),
  { header: "Menurut", cell: sebutHarga },
  moneyColumn(barisHarga.hargaJadi.label, (row) => row.hargaJadi),
  { header: barisHarga.mulai.label, cell: (row) => tanggal(row.mulai) },
  ...(ubah === null
    ? []
    : [
        {
          header: "Ubah",
          cell: (row: BarisHarga) => (
            <Button
              size="compact-xs"
              variant="default"
              aria-label={`Ubah harga ${row.namaProduk}`}
              onClick={() => ubah(row)}
            >
              Ubah
            </Button>
          ),
        },
      ]),
];

function pilihanHari(perubahan: DetailDaftarHarga["perubahan"]) {
  const hariIni = jakartaToday(new Date());
  return perubahan.map(({ mulai, jumlah }) => ({
    value: mulai as string,
    label: `${mulai > hariIni ? "Mulai" : "Pada"} ${tanggal(mulai)} (${ribuan(jumlah)} harga berubah)`,
  }));
}

/** The prices as they hold on a day; every day on which some begin can be looked at. */
function Harga({ row }: { row: DetailDaftarHarga }) {
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState("");
  const [pada, setPada] = useState("");
  const [cari] = useDebouncedValue(typed.trim(), 200);
  const harga = useDialog<HargaDiubah>();
  const may = useMay(daftarHarga.setHarga);
  const { idDaftarHarga, perubahan } = row;
  const asked = { idDaftarHarga, cari, page, limit: BARIS, pada: pada === "" ? null : pada };
  const { data, error } = useCall(daftarHarga.getBarisHarga, asked);
  const hari = pilihanHari(perubahan);
  return (
    <>
      <Group gap="xs" mb="xs">
        <TextInput
          aria-label="Cari produk"
          placeholder="Nama atau kode produk"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setPage(1);
          }}
        />
        {hari.length > 0 && (
          <LaterSelect
            aria-label="Harga pada tanggal"
            data={[{ value: "kini", label: "Harga hari ini" }, ...hari]}
            value={pada === "" ? "kini" : pada}
            allowDeselect={false}
            w={280}
            onChange={(next) => {
              setPada(next === null || next === "kini" ? "" : next);
              setPage(1);
            }}
          />
        )}
      </Group>
      {data === undefined ? (
        error ? (
          <Text>{error.message}</Text>
        ) : (
          <Skeleton height={160} aria-hidden />
        )
      ) : (
        <LinePages
          label="Harga"
          columns={kolom(may ? (satu) => harga.open({ daftar: row, satu }) : null)}
          answer={data}
          lineKey={({ idProduk }) => idProduk}
          empty="Belum ada harga. Tekan Isi harga, atau Import dari file."
          page={page}
          setPage={setPage}
          limit={BARIS}
        />
      )}
      <HargaForm dialog={harga} />
    </>
  );
}

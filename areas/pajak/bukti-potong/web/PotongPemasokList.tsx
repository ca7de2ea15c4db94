import { Alert, Button, Stack, Text } from "@mantine/core";
import { IconFileCode } from "@tabler/icons-react";
import { jakartaToday } from "#kernel/format.ts";
import { BulanPicker } from "#web/documents/BulanPicker.tsx";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { useDownload } from "#web/ui/file/useDownload.ts";
import { columnsOf, type Sums } from "#web/ui/list/columns.ts";
import { SelectFilter } from "#web/ui/list/filters.tsx";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import type { RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { Figures } from "#web/ui/value/Figures.tsx";
import { StatusBadge, statusMap } from "#web/ui/value/StatusBadge.tsx";
import { buktiPotong } from "../contract.ts";
import {
  isiPotong,
  type MasalahPotong,
  type PotongPemasok,
  STATUS_POTONG,
  type StatusPotong,
} from "../isiBuktiPotong.ts";

const PotongCatat = onOpening(() => import("./PotongCatat.tsx").then((file) => file.PotongCatat));

const RUPA = statusMap<StatusPotong>({ "Perlu dibuat": "waiting", Dibuat: "good", Dibatalkan: "neutral" });
const STATUS = STATUS_POTONG.map((value) => ({ value, label: value }));

const columns = columnsOf<PotongPemasok>([
  recordColumn(isiPotong, "tanggal", { card: "third" }),
  recordColumn(isiPotong, "namaPemasok", { card: "title", wrap: 240 }),
  recordColumn(isiPotong, "nomorTagihan", {
    card: "second",
    cell: ({ idTagihan, nomorTagihan }) => <DocumentLink kind="tagihan" kunci={idTagihan} label={nomorTagihan} />,
  }),
  recordColumn(isiPotong, "status", {
    card: "aside",
    cell: ({ status }) => <StatusBadge map={RUPA} state={status} />,
  }),
  recordColumn(isiPotong, "kodeObjek", { card: "third" }),
  recordColumn(isiPotong, "dasar", { card: "third" }),
  recordColumn(isiPotong, "nominal", { card: "third" }),
  recordColumn(isiPotong, "nomor", { card: "third" }),
  recordColumn(isiPotong, "tglBukti", { card: "third" }),
]);

const KOSONG = {
  title: "Tidak ada PPh 23 yang dipotong di bulan ini",
  text: "Isi Potong PPh 23 saat membayar tagihan jasa pemasok.",
};
const SUMS: Sums<PotongPemasok> = {
  of: ["dasar", "nominal"],
  only: { counts: ({ status }) => status !== "Dibatalkan", others: "dibatalkan" },
};

/** PPh 23 that the company kept of suppliers in a month: it goes to Coretax in a file, and its money to the tax office. */
export function PotongPemasokList() {
  const list = useList(buktiPotong.getPotongPemasok, {
    filters: { bulan: jakartaToday(new Date()).slice(0, 7), status: "" },
    prefix: "potong",
  });
  const catat = useDialog<PotongPemasok>();
  const unduh = useDownload({ call: buktiPotong.unduhBerkasPotong, fallback: "Gagal mengunduh berkas" });
  const ringkasan = list.answer?.ringkasan;
  const actions: RowAction<PotongPemasok>[] = [
    {
      kind: "edit",
      label: "Catat bukti potong",
      call: buktiPotong.catatPotongPemasok,
      boleh: ({ aksi }) => aksi.catat,
      run: (row) => catat.open(row),
    },
  ];
  return (
    <Stack gap="md">
      <Figures
        stale={list.stale}
        figures={[
          { label: "PPh 23 dipotong bulan ini", value: ringkasan?.nominal },
          { label: "Hutang PPh 23", value: ringkasan?.hutang },
        ]}
      />
      {ringkasan && ringkasan.masalah.length > 0 && <Masalah masalah={ringkasan.masalah} />}
      <ListPage
        title="PPh 23 yang Kita Potong"
        columns={columns}
        list={list}
        rowKey={({ idPengajuan }) => idPengajuan}
        rowName={({ idPengajuan }) => `bukti potong ${idPengajuan}`}
        sums={SUMS}
        search="Tagihan/Nomor/Pemasok"
        filters={
          <>
            <BulanPicker value={list.filters.bulan} onChange={(bulan) => list.setFilters({ bulan })} />
            <SelectFilter list={list} name="status" label="Status" all="Semua status" options={STATUS} />
          </>
        }
        toolbar={
          <Button
            leftSection={<IconFileCode size={16} aria-hidden />}
            disabled={!ringkasan || ringkasan.banyak === 0 || ringkasan.masalah.length > 0}
            loading={unduh.busy}
            onClick={() => void unduh.fetchFile({ bulan: list.filters.bulan })}
          >
            Berkas bukti potong
          </Button>
        }
        actions={actions}
        empty={KOSONG}
      />
      <PotongCatat dialog={catat} />
    </Stack>
  );
}

function Masalah({ masalah }: { masalah: readonly MasalahPotong[] }) {
  return (
    <Alert color="yellow" title="Berkas bukti potong belum dapat dibuat">
      {masalah.map(({ kalimat, idPemasok, namaPemasok }) => (
        <Text size="sm" key={kalimat}>
          {kalimat}{" "}
          {idPemasok !== null && (
            <DocumentLink kind="pemasok" kunci={String(idPemasok)} label={namaPemasok} underline />
          )}
        </Text>
      ))}
    </Alert>
  );
}

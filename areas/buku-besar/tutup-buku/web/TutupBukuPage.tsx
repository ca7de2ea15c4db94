import { Alert, Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconLock, IconLockOpen } from "@tabler/icons-react";
import { useMemo } from "react";
import { namaBulan } from "#areas/laporan/bulan.ts";
import type { Answer } from "#kernel/call.ts";
import { tanggal, waktu } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { useMay } from "#web/api/session.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { type Addressed, useAddress } from "#web/ui/dialog/useAddress.ts";
import { type Dialog, useDialog } from "#web/ui/dialog/useDialog.ts";
import { type Columns, columnsOf } from "#web/ui/list/columns.ts";
import { DataCards } from "#web/ui/list/DataCards.tsx";
import { DataTable } from "#web/ui/list/DataTable.tsx";
import listClasses from "#web/ui/list/list.module.css";
import { PHONE } from "#web/ui/list/phone.ts";
import { LoadFailed } from "#web/ui/page/Answered.tsx";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { Kosong } from "#web/ui/value/Kosong.tsx";
import { StatusBadge, statusMap } from "#web/ui/value/StatusBadge.tsx";
import { Pembebanan } from "../../pembebanan/web/Pembebanan.tsx";
import { type BulanBuku, isiBulan, type KeadaanBulan, type PermintaanBuka, tutupBuku } from "../contract.ts";
import { PeristiwaDaftar } from "./PeristiwaDaftar.tsx";
import classes from "./tutupBuku.module.css";

const BukaForm = onOpening(() => import("./BukaForm.tsx").then((file) => file.BukaForm));
const MintaForm = onOpening(() => import("./MintaForm.tsx").then((file) => file.MintaForm));
const PerubahanDialog = onOpening(() => import("./PerubahanDialog.tsx").then((file) => file.PerubahanDialog));
const TutupDialog = onOpening(() => import("./TutupDialog.tsx").then((file) => file.TutupDialog));

const KEADAAN = statusMap<KeadaanBulan>({ Ditutup: "good", Terbuka: "waiting", Berjalan: "neutral" });

type Buka = {
  readonly tutup: Addressed<string>;
  readonly minta: Dialog<BulanBuku>;
  readonly perubahan: Addressed<string>;
};

const kolom = (buka: Buka) =>
  columnsOf<BulanBuku>([
    recordColumn(isiBulan, "bulan", { card: "title", width: 200, cell: (row) => namaBulan(row.bulan) }),
    recordColumn(isiBulan, "keadaan", {
      card: "aside",
      width: 230,
      cell: (row) => (
        <Group gap={8} wrap="nowrap">
          <StatusBadge map={KEADAAN} state={row.keadaan} />
          {row.dibukaKembali && <span className={classes.kecil}>pernah ditutup</span>}
        </Group>
      ),
    }),
    recordColumn(isiBulan, "oleh", { card: "second" }),
    recordColumn(isiBulan, "waktu", { card: "second" }),
    { id: "aksi", card: "third", header: "Aksi", cell: (row) => <Aksi row={row} buka={buka} /> },
  ]);

/** What can be done with a month; nothing for most of them. */
function Aksi({ row, buka }: { row: BulanBuku; buka: Buka }) {
  const may = useMay(tutupBuku.closeBulan);
  const { bulan, aksi, dibukaKembali } = row;
  if (!may || !(aksi.tutup.boleh || aksi.minta.boleh || dibukaKembali)) return <Kosong />;
  const nama = namaBulan(bulan);
  return (
    <Group gap="xs">
      {aksi.tutup.boleh && (
        <Button size="compact-sm" variant="light" aria-label={`Tutup ${nama}`} onClick={() => buka.tutup.open(bulan)}>
          Tutup…
        </Button>
      )}
      {aksi.minta.boleh && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          aria-label={`Minta dibuka kembali ${nama}`}
          onClick={() => buka.minta.open(row)}
        >
          Minta dibuka…
        </Button>
      )}
      {dibukaKembali && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Yang berubah di ${nama}`}
          onClick={() => buka.perubahan.open(bulan)}
        >
          Yang berubah
        </Button>
      )}
    </Group>
  );
}

/** The months of the books: which are closed, and what waits for a decision. */
export function TutupBukuPage() {
  const { data, error, refetch, isPlaceholderData } = useCall(tutupBuku.getTutupBuku, {});
  if (data === undefined) {
    if (error !== null) return <LoadFailed message={error.message} retry={() => void refetch()} />;
    return <Skeleton height={420} aria-hidden />;
  }
  return <Isi data={data.data} stale={isPlaceholderData} />;
}

type Data = Answer<typeof tutupBuku.getTutupBuku>["data"];

function Isi({ data, stale }: { data: Data; stale: boolean }) {
  const tutup = useAddress("tutup");
  const perubahan = useAddress("perubahan");
  const minta = useDialog<BulanBuku>();
  const putuskan = useDialog<PermintaanBuka>();
  const columns = useMemo(() => kolom({ tutup, minta, perubahan }), [tutup, minta, perubahan]);
  return (
    <Stack gap="lg">
      <Sampai sampai={data.sampai} />
      {data.permintaan.map((permintaan) => (
        <Permintaan key={permintaan.idPermintaan} permintaan={permintaan} putuskan={putuskan} />
      ))}
      <Bulan rows={data.bulan} columns={columns} stale={stale} />
      <Pembebanan />
      <PeristiwaDaftar peristiwa={data.peristiwa} />
      <TutupDialog dialog={tutup} />
      <PerubahanDialog dialog={perubahan} />
      <MintaForm dialog={minta} />
      <BukaForm dialog={putuskan} />
    </Stack>
  );
}

function Sampai({ sampai }: { sampai: string | null }) {
  return (
    <div className={classes.sampai}>
      {sampai === null ? (
        <IconLockOpen size={28} stroke={1.6} aria-hidden />
      ) : (
        <IconLock size={28} stroke={1.6} aria-hidden />
      )}
      <div>
        <Text fw={650} size="lg">
          {sampai === null ? "Belum ada bulan yang ditutup" : `Buku ditutup sampai dengan ${tanggal(sampai)}`}
        </Text>
        <Text size="sm" c="dimmed" maw={760}>
          Setelah sebuah bulan ditutup, angkanya tidak berubah lagi di laporan dan export mana pun. Bulan ditutup
          bersama semua bulan sebelumnya, dan hanya dibuka kembali oleh dua orang: yang satu meminta dengan alasan, yang
          lain memutuskan.
        </Text>
      </div>
    </div>
  );
}

function Permintaan({ permintaan, putuskan }: { permintaan: PermintaanBuka; putuskan: Dialog<PermintaanBuka> }) {
  const may = useMay(tutupBuku.approveBukaBulan);
  const { bulan, alasan, oleh, aksi } = permintaan;
  return (
    <Alert
      color="yellow"
      icon={<IconLockOpen aria-hidden />}
      title={`${oleh} meminta ${namaBulan(bulan)} dibuka kembali`}
    >
      <Stack gap="xs" align="flex-start">
        <Text size="sm" className={classes.alasan}>
          {alasan}
        </Text>
        <Text size="sm" c="dimmed">
          Diminta {waktu(permintaan.waktu)}. Yang dibuka adalah {namaBulan(bulan)} dan semua bulan sesudahnya.
          {aksi.setujui.alasan !== null && ` ${aksi.setujui.alasan}.`}
        </Text>
        {may && (
          <Button size="xs" onClick={() => putuskan.open(permintaan)}>
            {aksi.setujui.boleh ? "Putuskan" : "Tarik permintaan"}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}

type BulanProps = { rows: readonly BulanBuku[]; columns: Columns<BulanBuku>; stale: boolean };

function Bulan({ rows, columns, stale }: BulanProps) {
  const phone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  if (rows.length === 0) return <EmptyState title="Belum ada bulan" text="Bulan muncul setelah ada transaksi." />;
  const Rows = phone ? DataCards : DataTable;
  return (
    <div className={`${listClasses.frame} ${classes.bulan}`}>
      <Rows
        label="Bulan"
        columns={columns}
        rows={rows}
        firstNumber={1}
        limit={rows.length}
        rowKey={({ bulan }) => bulan}
        rowName={({ bulan }) => namaBulan(bulan)}
        actions={NONE}
        actionsAt="end"
        stale={stale}
      />
    </div>
  );
}

const NONE: readonly never[] = [];

import { Alert, Group, Skeleton, Stack } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useMemo } from "react";
import { rupiah } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import type { RowAction } from "#web/ui/list/rowActions.ts";
import { SearchBox } from "#web/ui/list/SearchBox.tsx";
import { useUrlState } from "#web/ui/list/urlState.ts";
import { usePresentActions } from "#web/ui/list/usePresentActions.ts";
import { AddButton } from "#web/ui/page/AddButton.tsx";
import { LoadFailed } from "#web/ui/page/Answered.tsx";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { type Akun, akun } from "../contract.ts";
import { BaganTabel } from "./BaganTabel.tsx";
import { composeChart } from "./bagan.ts";

const AkunEdit = onOpening(() => import("./AkunForm.tsx").then((file) => file.AkunEdit));
const AkunTambah = onOpening(() => import("./AkunForm.tsx").then((file) => file.AkunTambah));
const PetakanForm = onOpening(() => import("./PetakanForm.tsx").then((file) => file.PetakanForm));

/** All accounts with their balances today, by kind. */
export function BaganAkunPage() {
  const { data: answer, error, refetch, isPlaceholderData } = useCall(akun.getBaganAkun, {});
  const { values, change } = useUrlState();
  const { tambah, edit, petakan, actions } = useTindakan();
  const cari = values.cari ?? "";
  const bagan = useMemo(() => composeChart(answer?.data ?? [], cari), [answer, cari]);
  if (answer === undefined) {
    if (error !== null) return <LoadFailed message={error.message} retry={() => void refetch()} />;
    return <Skeleton height={420} aria-hidden />;
  }
  return (
    <Stack gap="lg">
      <BelumDipetakan semua={answer.data} />
      <Group justify="space-between">
        <SearchBox label="Kode/Nama Akun" value={cari} onSearch={(text) => change({ cari: text || null }, "replace")} />
        <AddButton call={akun.addAkun} label="Tambah Akun" onClick={() => tambah.open()} />
      </Group>
      {bagan.map((bagian) => (
        <BaganTabel key={bagian.jenis} bagian={bagian} actions={actions} stale={isPlaceholderData} />
      ))}
      {bagan.length === 0 && <EmptyState title="Data Tidak Ditemukan" text="Ubah kata pencarian." />}
      <AkunTambah dialog={tambah} />
      <AkunEdit dialog={edit} />
      <PetakanForm dialog={petakan} semua={answer.data} />
    </Stack>
  );
}

function useTindakan() {
  const tambah = useDialog();
  const edit = useDialog<Akun>();
  const petakan = useDialog<Akun>();
  const hapus = useConfirmedCall({
    call: akun.deleteAkun,
    input: ({ idAkun }: Akun) => ({ idAkun }),
    ask: ({ kode, nama }) => `Apakah anda yakin untuk menghapus akun ${kode} ${nama}?`,
    busy: "Menghapus…",
    fallback: "Gagal hapus akun",
  });
  const all: RowAction<Akun>[] = [
    {
      kind: "assign",
      label: "Dihitung sebagai",
      call: akun.assignAkun,
      boleh: (row) => row.aksi.petakan,
      run: petakan.open,
    },
    { kind: "edit", call: akun.updateAkun, boleh: (row) => row.aksi.edit, run: edit.open },
    { kind: "hapus", call: akun.deleteAkun, boleh: (row) => row.aksi.hapus, run: hapus },
  ];
  return { tambah, edit, petakan, actions: usePresentActions(all) };
}

/** Needs without an account to count at, which every statement marks with a colour. */
function BelumDipetakan({ semua }: { semua: readonly Akun[] }) {
  const belum = semua.filter((row) => row.belumDipetakan);
  if (belum.length === 0) return null;
  const bersaldo = belum.reduce((jumlah, { saldo }) => jumlah + saldo, 0);
  // A need that nothing was booked on makes no statement wrong.
  const look = belum.some(({ saldo }) => saldo !== 0)
    ? { color: "yellow", icon: <IconAlertTriangle aria-hidden /> }
    : { color: "blue" };
  return (
    <Alert {...look} title={`${belum.length} kebutuhan belum dipetakan`}>
      {belum.map(({ nama }) => nama).join(", ")} berdiri di akun Belum Dipetakan dengan saldo {rupiah(bersaldo)}. Tekan
      Dihitung sebagai pada barisnya untuk memilih akunnya.
    </Alert>
  );
}

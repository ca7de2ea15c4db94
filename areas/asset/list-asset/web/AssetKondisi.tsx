import { Alert, Stack } from "@mantine/core";
import { blankOf, inOrder } from "#kernel/record.ts";
import { useAction } from "#web/api/hooks.ts";
import { Facts } from "#web/ui/dialog/DetailShell.tsx";
import { offerUndo } from "#web/ui/dialog/undo.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormValues } from "#web/ui/form/formTypes.ts";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { Ringkasan } from "#web/ui/value/Ringkasan.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import {
  type Asset,
  isiAsset,
  isianKondisi,
  isiSusut,
  type KondisiAsset,
  kondisiOf,
  listAsset,
  NAMA_KONDISI,
  type NominalAsset,
} from "../contract.ts";
import { KONDISI } from "./status.ts";

const belumDipilih = ({ idAsset }: Asset): FormValues<typeof listAsset.updateKondisiAsset> => ({
  idAsset,
  ...blankOf(isianKondisi),
});

type AssetKondisiProps = { dialog: Dialog<Asset>; nominal: NominalAsset | undefined };

/** The form that says that an asset is not used, or used again, with what that does to its value. */
export function AssetKondisi({ dialog, nominal }: AssetKondisiProps) {
  const urungkan = useAction(listAsset.updateKondisiAsset, { fallback: "Gagal melakukan update", quiet: true });
  return (
    <FormShell
      dialog={dialog}
      title={({ kodeAsset }) => `Update Kondisi ${kodeAsset}`}
      call={listAsset.updateKondisiAsset}
      draft={({ kodeAsset }) => kodeAsset}
      initial={belumDipilih}
      checkedBy="browser"
      toastWhenWrong
      fallback="Gagal melakukan update"
      size="lg"
      done={(_, { idAsset, kodeAsset, softDelete, keterangan }, { statusAsset }) => {
        const semula = kondisiOf(softDelete);
        if (statusAsset === semula || statusAsset === "") return;
        const kembali = { idAsset, statusAsset: semula, keterangan: keterangan || "Diurungkan" };
        offerUndo(`${kodeAsset} ditandai ${NAMA_KONDISI[statusAsset]}`, () => urungkan.mutateAsync(kembali));
      }}
    >
      {(form, row) => (
        <Stack gap="md">
          <Facts
            facts={[
              ...recordFacts(isiAsset, row, "namaBarang"),
              { label: isiSusut.totalSusut.label, value: <Money value={row.penyusutan[0]?.totalSusut} /> },
              { label: "Kondisi Sekarang", value: <StatusBadge map={KONDISI} state={kondisiOf(row.softDelete)} /> },
              ...recordFacts(isiAsset, row, "keterangan"),
            ]}
          />
          {inOrder(isianKondisi)("statusAsset", "keterangan").map((name) => (
            <RecordField
              key={name}
              of={isianKondisi}
              name={name}
              form={form}
              withAsterisk={name === "statusAsset" || form.values.statusAsset === "tidak"}
            />
          ))}
          {nominal && <Dampak row={row} ke={form.values.statusAsset} nominal={nominal} />}
        </Stack>
      )}
    </FormShell>
  );
}

const TETAP_BERNILAI =
  "Nilai bukunya tetap dan penyusutannya berjalan terus. Untuk mengeluarkannya dari buku, ajukan Lepas.";
const TIDAK_BERUBAH = "Nilai buku dan penyusutannya tidak berubah.";

type DampakProps = { row: Asset; ke: KondisiAsset | ""; nominal: NominalAsset };

/** What becomes of its value; nothing if the condition stays the same. */
function Dampak({ row, ke, nominal: { totalSusut: total } }: DampakProps) {
  if (ke === "" || ke === kondisiOf(row.softDelete)) return null;
  // What was taken out of the books when it went out of use comes back: the price minus the depreciation so far.
  const { akumulasiSusut = 0, totalSusut = 0 } = row.penyusutan[0] ?? {};
  const kembali = ke === "digunakan" ? row.harga - akumulasiSusut - totalSusut : 0;
  if (kembali === 0) return <Alert color="blue">{ke === "tidak" ? TETAP_BERNILAI : TIDAK_BERUBAH}</Alert>;
  return (
    <Ringkasan
      label="Total Nominal Asset Tetap"
      baris={[
        { label: "Total Nominal Asset Tetap sekarang", nilai: total },
        { label: "Asset digunakan kembali", nilai: kembali },
        { label: "Total Nominal Asset Tetap sesudah", nilai: total + kembali, jumlah: true },
      ]}
    />
  );
}

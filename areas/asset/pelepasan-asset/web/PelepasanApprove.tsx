import { Alert, Skeleton, Stack } from "@mantine/core";
import { keputusan } from "#areas/keuangan/pengajuan/isiPengajuan.ts";
import { blankOf } from "#kernel/record.ts";
import { send } from "#web/api/client.ts";
import { useCall } from "#web/api/hooks.ts";
import { GeseranSaldo } from "#web/documents/DampakRekening.tsx";
import { KeputusanFields } from "#web/documents/KeputusanFields.tsx";
import { Facts } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { type DampakPelepasan, type PelepasanAsset, pelepasanAsset } from "../contract.ts";
import { HasilPelepasan } from "./PelepasanForm.tsx";
import { pelepasanFacts } from "./PelepasanIsi.tsx";

type Values = FormValues<typeof pelepasanAsset.approvePelepasanAsset>;

const belumDiputuskan = ({ idPelepasanAsset }: PelepasanAsset): Values => ({
  idPengajuan: idPelepasanAsset,
  ...blankOf(keputusan),
});

type ApproveProps = { dialog: Dialog<PelepasanAsset>; detail: Dialog<string> };

/** Decides a request that waits: what is asked for, what it would do to the account and the result, and the decision. */
export function PelepasanApprove({ dialog, detail }: ApproveProps) {
  return (
    <FormShell
      dialog={dialog}
      title={({ idPelepasanAsset }) => `Update Pelepasan ${idPelepasanAsset}`}
      call={pelepasanAsset.approvePelepasanAsset}
      initial={belumDiputuskan}
      checkedBy="browser"
      toastWhenWrong
      instead={async ({ idPelepasanAsset: idPengajuan }) => {
        const { data } = await send(pelepasanAsset.getDetailPelepasanAsset, { idPengajuan });
        return data.aksi.approve.boleh ? null : () => detail.open(idPengajuan);
      }}
      fallback="Gagal melakukan update"
      size="xl"
    >
      {(form, row) => <Isi form={form} row={row} />}
    </FormShell>
  );
}

function Isi({ form, row }: { form: FormApi<Values>; row: PelepasanAsset }) {
  const { idPelepasanAsset: idPengajuan } = row;
  const { data: answer, error } = useCall(pelepasanAsset.getDampakPelepasan, { idPengajuan }, { keepPrevious: false });
  const dampak = answer?.data;
  return (
    <Stack gap="md">
      <Facts facts={pelepasanFacts(row)} />
      {dampak ? <Dampak dampak={dampak} /> : error === null && <Skeleton height={180} aria-hidden />}
      {error && <Alert color="red">{error.message}</Alert>}
      <KeputusanFields form={form} disetujui={dampak?.approve.boleh ?? true} />
    </Stack>
  );
}

/** The account before and after, and the gain or loss; the asset goes for good. */
function Dampak({ dampak: { rekening, hargaJual, nilaiBuku, approve } }: { dampak: DampakPelepasan }) {
  return (
    <Stack gap="xs">
      {rekening && <GeseranSaldo {...rekening} nominal={hargaJual} untuk="Penjualan asset" />}
      <HasilPelepasan hargaJual={hargaJual} nilaiBuku={nilaiBuku} />
      {approve.boleh ? (
        <Alert color="yellow">
          Bila disetujui, asset ini dilepas untuk seterusnya dan tidak dapat digunakan kembali.
        </Alert>
      ) : (
        <Alert color="red">{approve.alasan}</Alert>
      )}
    </Stack>
  );
}

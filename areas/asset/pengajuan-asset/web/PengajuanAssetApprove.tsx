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
import { type DampakApproveAsset, type PengajuanAsset, pengajuanAsset } from "../contract.ts";
import { isiPengajuan } from "./PengajuanAssetIsi.tsx";

type Values = FormValues<typeof pengajuanAsset.approvePengajuanAsset>;

const belumDiputuskan = ({ idPengajuanAsset, versi }: PengajuanAsset): Values => ({
  idPengajuan: idPengajuanAsset,
  versi,
  ...blankOf(keputusan),
});

/** The form to approve or reject a request, with its effect on the account. */
type ApproveProps = { dialog: Dialog<PengajuanAsset>; detail: Dialog<string> };
export function PengajuanAssetApprove({ dialog, detail }: ApproveProps) {
  return (
    <FormShell
      dialog={dialog}
      title={({ idPengajuanAsset }) => `Update Pengajuan ${idPengajuanAsset}`}
      call={pengajuanAsset.approvePengajuanAsset}
      initial={belumDiputuskan}
      checkedBy="browser"
      toastWhenWrong
      instead={async ({ idPengajuanAsset: idPengajuan }) => {
        const { data } = await send(pengajuanAsset.getDetailPengajuanAsset, { idPengajuan });
        return data.aksi.approve.boleh ? null : () => detail.open(idPengajuan);
      }}
      fallback="Gagal melakukan update"
      size="xl"
    >
      {(form, row) => <Isi form={form} row={row} />}
    </FormShell>
  );
}

function Isi({ form, row }: { form: FormApi<Values>; row: PengajuanAsset }) {
  const { idPengajuanAsset: idPengajuan } = row;
  const { data: answer, error } = useCall(pengajuanAsset.getDampakApprove, { idPengajuan }, { keepPrevious: false });
  const dampak = answer?.data;
  return (
    <Stack gap="md">
      <Facts facts={isiPengajuan(row)} />
      {dampak ? <Dampak dampak={dampak} /> : error === null && <Skeleton height={110} aria-hidden />}
      {error && <Alert color="red">{error.message}</Alert>}
      <KeputusanFields form={form} disetujui={dampak?.approve.boleh ?? true} />
    </Stack>
  );
}

/** The balance of the account before and after; nothing if it has too little money. */
function Dampak({ dampak }: { dampak: DampakApproveAsset }) {
  const { nominal, approve } = dampak;
  return (
    <Stack gap="xs">
      <GeseranSaldo {...dampak} nominal={-nominal} untuk="Pembelian asset" />
      {!approve.boleh && <Alert color="red">{approve.alasan}</Alert>}
    </Stack>
  );
}

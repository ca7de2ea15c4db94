import { Button, Group, Stack, Text } from "@mantine/core";
import { IconArrowRight, IconBuildingBank } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type Asset, isiAsset, isiSusut, listAsset } from "#contract/asset/list-asset.ts";
import { dashboard, type SaldoRekening } from "#contract/laporan/dashboard.ts";
import { saldoRekening } from "#contract/laporan/isiDashboard.ts";
import { useCall } from "../../../api/hooks.ts";
import { useMay } from "../../../api/session.ts";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { columnsOf } from "../../../ui/list/columns.ts";
import { useDialogList, useRowsInDialog } from "../../../ui/list/dialogList.ts";
import { recordColumn } from "../../../ui/record/recordColumn.tsx";
import { Money } from "../../../ui/value/Money.tsx";
import { type Daftar, IsiDaftar } from "./DaftarDialog.tsx";
import classes from "./dashboard.module.css";
import { Angka, Kartu } from "./Kartu.tsx";

type Props = { dialog: Dialog<Daftar> };

/** The money and assets of the company, for Super Admin and Management only. */
export function Uang({ dialog }: Props) {
  if (!useMay(dashboard.getTotalSimpananRekening)) return null;
  return (
    <Kartu title="Keuangan" icon={IconBuildingBank} wide>
      <div className={classes.uangRow}>
        <NominalRekening dialog={dialog} />
        <NominalAssetTetap dialog={dialog} />
      </div>
    </Kartu>
  );
}

const rekening = columnsOf<SaldoRekening>([
  recordColumn(saldoRekening, "namaRekening", { card: "title" }),
  recordColumn(saldoRekening, "saldoAkhir", { card: "aside" }),
]);

function NominalRekening({ dialog }: Props) {
  const { data } = useCall(dashboard.getTotalSimpananRekening, {});
  const saldo = data?.data;
  return (
    <Angka
      label="Total Nominal Rekening"
      value={saldo && <Money value={saldo.totalSaldoAkhir} />}
      open={() =>
        dialog.open({
          title: "Total Nominal Rekening",
          isi: () => <DaftarRekening rows={saldo?.dataRekening ?? []} />,
        })
      }
    />
  );
}

function DaftarRekening({ rows }: { rows: readonly SaldoRekening[] }) {
  return (
    <IsiDaftar
      label="Saldo rekening"
      columns={rekening}
      list={useRowsInDialog(rows)}
      rowKey={(row) => row.namaRekening}
    />
  );
}

const asset = columnsOf<Asset>([
  recordColumn(isiAsset, "kodeAsset"),
  recordColumn(isiAsset, "namaBarang", { card: "title", wrap: 320 }),
  recordColumn(isiAsset, "softDelete"),
  {
    id: "totalSusut",
    header: isiSusut.totalSusut.short,
    align: "right",
    card: "aside",
    // An asset out of use counts as 0 in the total.
    cell: (row) => <Money value={row.softDelete ? 0 : row.penyusutan[0]?.totalSusut} />,
  },
]);

function NominalAssetTetap({ dialog }: Props) {
  const { data } = useCall(listAsset.totalNominalAsset, {});
  return (
    <Angka
      label="Total Nominal Asset Tetap"
      value={data && <Money value={data.data.totalSusut} />}
      open={() => dialog.open({ title: "Total Nominal Asset Tetap", isi: () => <DaftarAsset /> })}
    />
  );
}

function DaftarAsset() {
  const { list, answer } = useDialogList(listAsset.getAsset, { cari: "" });
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {answer ? `${answer.nominalAsset.jumlah} asset digunakan` : ""}
        </Text>
        <Button
          component={Link}
          to="/admin/asset/listAsset"
          variant="default"
          rightSection={<IconArrowRight size={16} aria-hidden />}
        >
          Buka List Asset
        </Button>
      </Group>
      <IsiDaftar label="Daftar asset" columns={asset} list={list} rowKey={(row) => row.idAsset} />
    </Stack>
  );
}

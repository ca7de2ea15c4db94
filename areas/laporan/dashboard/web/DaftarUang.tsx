import { Button, Group, Stack, Text } from "@mantine/core";
import { IconArrowRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type Asset, isiAsset, isiSusut, listAsset } from "#areas/asset/list-asset/contract.ts";
import { useCall } from "#web/api/hooks.ts";
import { SaldoRekening as SaldoTertaut } from "#web/documents/SaldoRekening.tsx";
import { columnsOf } from "#web/ui/list/columns.ts";
import { useDialogList, useRowsInDialog } from "#web/ui/list/dialogList.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { dashboard, type SaldoRekening } from "../contract.ts";
import { saldoRekening } from "../isiDashboard.ts";
import { IsiDaftar } from "./IsiDaftar.tsx";

const rekening = columnsOf<SaldoRekening>([
  recordColumn(saldoRekening, "namaRekening", { card: "title" }),
  recordColumn(saldoRekening, "saldoAkhir", {
    card: "aside",
    cell: (row) => <SaldoTertaut idRekening={row.idRekening} saldo={row.saldoAkhir} />,
  }),
]);

export function DaftarRekening() {
  const { data } = useCall(dashboard.getTotalSimpananRekening, {});
  const list = useRowsInDialog(data?.data.dataRekening ?? []);
  return (
    <IsiDaftar
      label="Saldo rekening"
      columns={rekening}
      list={data ? list : { ...list, rows: undefined }}
      rowKey={(row) => row.idRekening}
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
    cell: (row) => <Money value={row.penyusutan[0]?.totalSusut} />,
  },
]);

export function DaftarAsset() {
  const { list, answer } = useDialogList(listAsset.getAsset, { cari: "" });
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {answer ? `${answer.nominalAsset.jumlah} asset` : ""}
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

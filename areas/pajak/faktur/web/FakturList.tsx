import { Button, Stack, Text } from "@mantine/core";
import { BulanPicker } from "#web/documents/BulanPicker.tsx";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { useFollow } from "#web/documents/useFollow.ts";
import type { Addressed } from "#web/ui/dialog/useAddress.ts";
import { columnsOf } from "#web/ui/list/columns.ts";
import { SelectFilter } from "#web/ui/list/filters.tsx";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { fakturPajak } from "../contract.ts";
import { CARA_FAKTUR, type FakturPajak, isiFakturPajak, SARING_STATUS } from "../isiFaktur.ts";
import { AlatFaktur } from "./AlatFaktur.tsx";
import { RingkasanBulan } from "./RingkasanBulan.tsx";
import { RUPA_FAKTUR } from "./status.ts";
import { useDaftarFaktur } from "./useDaftarFaktur.ts";

const columns = columnsOf<FakturPajak>([
  recordColumn(isiFakturPajak, "tanggal", { card: "third" }),
  recordColumn(isiFakturPajak, "jenis", { card: "second" }),
  recordColumn(isiFakturPajak, "namaCustomer", { card: "title", wrap: 220 }),
  {
    id: "invoice",
    header: "Invoice",
    card: "second",
    cell: ({ idInvoice, idSo }) =>
      idInvoice === null ? (
        <DocumentLink kind="order" kunci={idSo} />
      ) : (
        <DocumentLink kind="invoice" kunci={idInvoice} />
      ),
  },
  recordColumn(isiFakturPajak, "status", {
    card: "aside",
    cell: ({ status }) => <StatusBadge map={RUPA_FAKTUR} state={status} />,
  }),
  {
    id: "masalah",
    header: "Masalah",
    align: "right",
    card: "third",
    cell: ({ masalah }) =>
      masalah > 0 ? (
        <Text inherit span c="var(--mantine-color-error)" fw={600}>
          {masalah}
        </Text>
      ) : (
        "-"
      ),
  },
  recordColumn(isiFakturPajak, "dpp", { card: "third" }),
  recordColumn(isiFakturPajak, "ppn", { card: "third" }),
  recordColumn(isiFakturPajak, "cara", { card: "second" }),
  recordColumn(isiFakturPajak, "nomor", { card: "third" }),
]);

const idOf = ({ idFaktur }: FakturPajak) => idFaktur;
const pilihan = (words: readonly string[]) => words.map((value) => ({ value, label: value }));

type FakturListProps = { detail: Addressed<string>; catat: Addressed<FakturPajak> };

/** The faktur of a month with what is yet to be done of them. */
export function FakturList({ detail, catat }: FakturListProps) {
  const list = useDaftarFaktur();
  const { answer } = list;
  const actions: RowAction<FakturPajak>[] = [
    { kind: "detail", call: "everyone", boleh: "always", ...opens(detail, idOf) },
    {
      kind: "edit",
      label: "Catat",
      call: fakturPajak.catatFaktur,
      boleh: ({ aksi }) => aksi.catat,
      ...opens(catat),
    },
  ];
  if (answer && !answer.ringkasan.pkp && answer.totalDocs === 0 && !list.narrowed) return <BukanPkp />;
  return (
    <Stack gap="md">
      <RingkasanBulan ringkasan={answer?.ringkasan} list={list} />
      <ListPage
        title="Faktur Pajak"
        columns={columns}
        list={list}
        rowKey={idOf}
        rowName={({ idFaktur }) => `faktur ${idFaktur}`}
        search="Invoice/Order/Pelanggan/Nomor"
        filters={
          <>
            <BulanPicker value={list.filters.bulan} onChange={(bulan) => list.setFilters({ bulan })} />
            <SelectFilter
              list={list}
              name="status"
              label="Status"
              all="Semua status"
              options={pilihan(SARING_STATUS)}
            />
            <SelectFilter list={list} name="cara" label="Cara" all="Semua cara" options={pilihan(CARA_FAKTUR)} />
          </>
        }
        toolbar={<AlatFaktur bulan={list.filters.bulan} ringkasan={answer?.ringkasan} />}
        actions={actions}
        empty={{
          title: "Belum ada faktur di bulan ini",
          text: "Faktur terbentuk saat invoice dari order ber-PPN disetujui.",
        }}
      />
    </Stack>
  );
}

function BukanPkp() {
  const href = "/admin/pajak?tab=setelan";
  const follow = useFollow(href);
  return (
    <EmptyState
      title="Perusahaan belum PKP"
      text="Faktur pajak terbentuk setelah tanggal PKP dan NPWP diisi. Sampai saat itu tidak ada yang perlu dikerjakan di sini."
    >
      <Button component="a" href={href} onClick={follow} mt="sm">
        Buka Setelan
      </Button>
    </EmptyState>
  );
}

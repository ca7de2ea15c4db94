import { waktu as pukul } from "#kernel/format.ts";
import type { Id } from "#kernel/types.ts";
import { useCall } from "#web/api/hooks.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import type { LineColumn } from "#web/ui/value/LineTable.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import { STATUS_EMAIL } from "../../email/web/RiwayatEmail.tsx";
import { isiPengingat } from "../../pelanggan/isiPelanggan.ts";
import { BARIS, Bagian, usePage } from "../../pelanggan/web/Bagian.tsx";
import { type Pengingat, piutang } from "../contract.ts";

const columns: LineColumn<Pengingat>[] = [
  {
    header: isiPengingat.waktu.short,
    cell: ({ waktu, user }) => <TwoLines below={user.namaLengkap}>{pukul(waktu)}</TwoLines>,
  },
  recordColumn(isiPengingat, "cara"),
  recordColumn(isiPengingat, "nominal"),
  recordColumn(isiPengingat, "terlambat"),
  {
    header: "Email",
    cell: ({ email }) =>
      email === null ? (
        "-"
      ) : (
        <TwoLines below={email.alamat}>
          <StatusBadge map={STATUS_EMAIL} state={email.status} />
        </TwoLines>
      ),
  },
  { header: "Keterangan", wrap: 200, cell: (row) => row.email?.alasan || row.catatan || "-" },
];

/** Who reminded a customer, when and how. */
export function RiwayatPengingat({ idPelanggan }: { idPelanggan: Id<"pelanggan"> }) {
  const [page, setPage] = usePage();
  const { data, error } = useCall(piutang.getPengingat, { idPelanggan, page, limit: BARIS });
  return (
    <Bagian
      {...{ page, setPage, answer: data, failure: error?.message ?? null }}
      label="Pengingat"
      columns={columns}
      rowKey={(row) => row.idPengingat}
      empty="Belum pernah diingatkan"
    />
  );
}

import { Text } from "@mantine/core";
import { JENIS_PERISTIWA, PERISTIWA } from "#kernel/peristiwa.ts";
import { columnsOf } from "#web/ui/list/columns.ts";
import { startsOf } from "#web/ui/list/daftar.ts";
import { DateRangeFilter, SelectFilter } from "#web/ui/list/filters.tsx";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { useList } from "#web/ui/list/useList.ts";
import { Jumlah } from "#web/ui/value/Money.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { Waktu } from "#web/ui/value/Tanggal.tsx";
import { JEJAK_DISIMPAN, type JejakKeamanan } from "../contract.ts";
import { DAFTAR_JEJAK } from "./daftar.ts";
import { STATUS } from "./status.ts";

const columns = columnsOf<JejakKeamanan>([
  { id: "waktu", header: "Waktu", card: "title", cell: (row) => <Waktu value={row.waktu} /> },
  {
    id: "peristiwa",
    header: "Peristiwa",
    card: "aside",
    cell: (row) => <StatusBadge map={STATUS} state={row.peristiwa} />,
  },
  { id: "nama", card: "second", header: "Nama", cell: (row) => row.nama || "-" },
  { id: "noKaryawan", header: "No Karyawan", cell: (row) => row.noKaryawan || "-" },
  { id: "keterangan", card: "second", header: "Keterangan", wrap: 420, cell: (row) => row.keterangan || "-" },
  { id: "alamat", card: "third", header: "Alamat IP", cell: (row) => row.alamat || "-" },
  { id: "kali", card: "third", header: "Kali", align: "right", cell: (row) => <Jumlah value={row.kali} /> },
]);

/** The security trail: logins, refusals, changes of rights and passwords. */
export function JejakKeamananPage() {
  const list = useList(DAFTAR_JEJAK.call, startsOf(DAFTAR_JEJAK));
  return (
    <>
      <Text c="dimmed" size="sm" mb="sm">
        Disimpan {JEJAK_DISIMPAN}, tidak dapat diubah atau dihapus. Penolakan yang berulang dalam beberapa menit ditulis
        satu kali dengan jumlahnya.
      </Text>
      <ListPage
        title="Jejak Keamanan"
        columns={columns}
        list={list}
        rowKey={(row) => row.idJejak}
        rowName={(row) => `${PERISTIWA[row.peristiwa]} ${row.nama}`}
        search="Nama/No Karyawan/Alamat IP/Keterangan"
        filters={
          <>
            <SelectFilter
              list={list}
              name="peristiwa"
              label="Peristiwa"
              all="Semua peristiwa"
              options={JENIS_PERISTIWA.map((value) => ({ value, label: PERISTIWA[value] }))}
            />
            <DateRangeFilter list={list} from="tglAwal" to="tglAkhir" />
          </>
        }
        actions={[]}
        empty={{ title: "Belum ada jejak", text: "Login, penolakan dan perubahan hak akses tercatat di sini." }}
      />
    </>
  );
}

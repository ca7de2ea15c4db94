import { IconCalendarX } from "@tabler/icons-react";
import classes from "../list/list.module.css";
import { EmptyState } from "../page/EmptyState.tsx";

/** Stands where the data of days would stand that nobody can ask for. */
export function TanggalSalah({ masalah }: { masalah: string }) {
  return (
    <div className={classes.frame}>
      <EmptyState icon={IconCalendarX} title={masalah} text="Perbaiki tanggal di atas untuk melihat datanya." />
    </div>
  );
}

import { Skeleton } from "@mantine/core";
import { IconRobot } from "@tabler/icons-react";
import { useCall } from "#web/api/hooks.ts";
import { LoadFailed } from "#web/ui/page/Answered.tsx";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { usulan } from "../contract.ts";
import { UsulanProgram } from "./UsulanProgram.tsx";
import classes from "./usulan.module.css";

/** The drafts of programs alone, for those who have no Kotak Persetujuan. */
export function UsulanPage() {
  const { data, error, refetch } = useCall(usulan.getUsulan, {});
  if (data === undefined) {
    if (error) return <LoadFailed message={error.message} retry={() => void refetch()} />;
    return <Skeleton height={240} aria-hidden />;
  }
  return (
    <div className={classes.penuh}>
      {data.data.length === 0 && (
        <EmptyState
          icon={IconRobot}
          title="Tidak ada usulan yang menunggu Anda"
          text="Yang disusun program dengan Kunci API Anda muncul di sini, dan baru terjadi bila Anda mengirimnya."
        />
      )}
      <UsulanProgram />
    </div>
  );
}

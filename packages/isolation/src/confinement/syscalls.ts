/** Numbers of x86-64 and of arm64; null where a system has no such call. */
type Numbers = readonly [x64: number | null, arm64: number | null];

/**
 * What a sealed process may not ask of Linux, up to FIRST_RECENT. Reading and writing what is open already, memory,
 * threads, clocks and waiting are left; numbers are from the kernel's own tables (syscall_64.tbl, unistd.h).
 */
export const REFUSED: Record<string, Numbers> = {
  // Files by name, and whatever changes them.
  open: [2, null],
  creat: [85, null],
  openat: [257, 56],
  name_to_handle_at: [303, 264],
  open_by_handle_at: [304, 265],
  access: [21, null],
  faccessat: [269, 48],
  readlink: [89, null],
  readlinkat: [267, 78],
  getdents: [78, null],
  getdents64: [217, 61],
  statfs: [137, 43],
  truncate: [76, 45],
  ftruncate: [77, 46],
  fallocate: [285, 47],
  copy_file_range: [326, 285],
  unlink: [87, null],
  unlinkat: [263, 35],
  rename: [82, null],
  renameat: [264, 38],
  renameat2: [316, 276],
  mkdir: [83, null],
  mkdirat: [258, 34],
  rmdir: [84, null],
  link: [86, null],
  linkat: [265, 37],
  symlink: [88, null],
  symlinkat: [266, 36],
  mknod: [133, null],
  mknodat: [259, 33],
  chmod: [90, null],
  fchmod: [91, 52],
  fchmodat: [268, 53],
  chown: [92, null],
  fchown: [93, 55],
  lchown: [94, null],
  fchownat: [260, 54],
  utime: [132, null],
  utimes: [235, null],
  futimesat: [261, null],
  utimensat: [280, 88],
  setxattr: [188, 5],
  lsetxattr: [189, 6],
  fsetxattr: [190, 7],
  getxattr: [191, 8],
  lgetxattr: [192, 9],
  listxattr: [194, 11],
  llistxattr: [195, 12],
  removexattr: [197, 14],
  lremovexattr: [198, 15],
  fremovexattr: [199, 16],
  inotify_init: [253, null],
  inotify_init1: [294, 26],
  fanotify_init: [300, 262],
  chdir: [80, 49],
  fchdir: [81, 50],
  chroot: [161, 51],
  pivot_root: [155, 41],
  mount: [165, 40],
  umount2: [166, 39],
  quotactl: [179, 60],
  swapon: [167, 224],
  swapoff: [168, 225],
  memfd_create: [319, 279],
  // The network. What the parent opened for messages is read and written like a file.
  socket: [41, 198],
  socketpair: [53, 199],
  connect: [42, 203],
  bind: [49, 200],
  listen: [50, 201],
  accept: [43, 202],
  accept4: [288, 242],
  sendto: [44, 206],
  // Would hand descriptors over; libuv writes messages without it.
  sendmsg: [46, 211],
  sendmmsg: [307, 269],
  // Other programs and other processes. Threads are made by clone, which is looked at more closely.
  execve: [59, 221],
  execveat: [322, 281],
  fork: [57, null],
  vfork: [58, null],
  ptrace: [101, 117],
  process_vm_readv: [310, 270],
  process_vm_writev: [311, 271],
  kcmp: [312, 272],
  kill: [62, 129],
  tkill: [200, 130],
  rt_sigqueueinfo: [129, 138],
  rt_tgsigqueueinfo: [297, 240],
  migrate_pages: [256, 238],
  move_pages: [279, 239],
  setpgid: [109, 154],
  setsid: [112, 157],
  setpriority: [141, 140],
  ioprio_set: [251, 30],
  msgget: [68, 186],
  semget: [64, 190],
  shmget: [29, 194],
  shmat: [30, 196],
  mq_open: [240, 180],
  mq_unlink: [241, 181],
  // Who one is, and the bounds themselves.
  setuid: [105, 146],
  setgid: [106, 144],
  setreuid: [113, 145],
  setregid: [114, 143],
  setresuid: [117, 147],
  setresgid: [119, 149],
  setfsuid: [122, 151],
  setfsgid: [123, 152],
  setgroups: [116, 159],
  capset: [126, 91],
  prctl: [157, 167],
  seccomp: [317, 277],
  setrlimit: [160, 164],
  personality: [135, 92],
  unshare: [272, 97],
  setns: [308, 268],
  add_key: [248, 217],
  request_key: [249, 218],
  keyctl: [250, 219],
  // Parts of the kernel through which others were reached before.
  bpf: [321, 280],
  perf_event_open: [298, 241],
  userfaultfd: [323, 282],
  io_setup: [206, 0],
  io_submit: [209, 2],
  vmsplice: [278, 75],
  init_module: [175, 105],
  finit_module: [313, 273],
  delete_module: [176, 106],
  kexec_load: [246, 104],
  kexec_file_load: [320, 294],
  reboot: [169, 142],
  acct: [163, 89],
  syslog: [103, 116],
  vhangup: [153, 58],
  iopl: [172, null],
  ioperm: [173, null],
  modify_ldt: [154, null],
  uselib: [134, null],
  settimeofday: [164, 170],
  clock_settime: [227, 112],
  adjtimex: [159, 171],
  clock_adjtime: [305, 266],
  sethostname: [170, 161],
  setdomainname: [171, 162],
};

/** From here on numbers are the same everywhere, and only RECENT_ALLOWED are answered: the next ring is not. */
export const FIRST_RECENT = 424;

/** close_range, epoll_pwait2, futex_waitv, map_shadow_stack, futex_wake, futex_wait, futex_requeue, mseal. */
export const RECENT_ALLOWED = [436, 441, 449, 453, 454, 455, 456, 462];

export const IO_URING_SETUP = 425;

type Machine = {
  /** How the kernel names the instruction set of a call; calls of another one end the process. */
  audit: number;
  clone: number;
  tgkill: number;
  prlimit64: number;
};

export const MACHINES: Partial<Record<NodeJS.Architecture, Machine>> = {
  x64: { audit: 0xc000003e, clone: 56, tgkill: 234, prlimit64: 302 },
  arm64: { audit: 0xc00000b7, clone: 220, tgkill: 131, prlimit64: 261 },
};

export const refusedNumbers = (arch: NodeJS.Architecture): number[] =>
  Object.values(REFUSED)
    .map(([x64, arm64]) => (arch === 'x64' ? x64 : arm64))
    .filter((number) => number !== null);

# Holds a listening socket on 127.0.0.1:$PORT, as systemd does for deploy/site.socket, and runs a command on it.
# SIGHUP restarts the command, SIGTERM ends both.
use strict;
use warnings;
use POSIX ();
use Socket;

# Descriptors up to this one are handed over to commands.
$^F = 3;
socket(my $socket, PF_INET, SOCK_STREAM, 0) or die "socket: $!";
setsockopt($socket, SOL_SOCKET, SO_REUSEADDR, 1) or die "setsockopt: $!";
bind($socket, sockaddr_in($ENV{PORT}, INADDR_LOOPBACK)) or die "bind: $!";
listen($socket, 4096) or die "listen: $!";
POSIX::dup2(fileno($socket), 3) or die "dup2: $!";

my ($child, $is_ending);
$SIG{HUP} = sub { kill 'TERM', $child };
$SIG{TERM} = sub { $is_ending = 1; kill 'TERM', $child };
do {
    $child = fork() // die "fork: $!";
    if ($child == 0) {
        @ENV{'LISTEN_PID', 'LISTEN_FDS'} = ($$, 1);
        exec @ARGV or die "exec: $!";
    }
    1 while waitpid($child, 0) == -1 && $!{EINTR};
} until $is_ending;
exit($? >> 8);

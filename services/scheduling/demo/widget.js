// The demonstration's counterpart of a service's script. The site adds it each time the home page is shown
// and removes it afterwards. The demonstration's frame works without a script, so this one does nothing.
